#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    public import LintelUIKit
#endif

/// The apps of this folder by name, each with its first controller.
public enum ExampleApp: String, CaseIterable {
    case photos, calendar, clock, mail, compose, feed, pad

    @MainActor
    public func rootViewController() -> UIViewController {
        switch self {
        case .photos:
            let picture = Bundle.module.path(forResource: "lake", ofType: "svg").flatMap { UIImage(contentsOfFile: $0) }
            return stack(PhotoViewController(title: "Lake", picture: picture))
        case .calendar: return stack(DayViewController())
        case .clock: return ClockTabBarController()
        case .mail: return stack(InboxViewController())
        case .compose: return stack(ComposeViewController())
        case .feed: return UINavigationController(rootViewController: FeedViewController { done in Self.wait(4, then: done) })
        case .pad: return stack(SketchViewController())
        }
    }

    /// A download of so many seconds. Off Apple's machines time is the app's own, so that a run can be replayed.
    @MainActor
    private static func wait(_ seconds: Double, then work: @escaping @MainActor @Sendable () -> Void) {
        #if canImport(UIKit)
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        #else
            UIApplication.shared.wait(seconds, then: work)
        #endif
    }

    /// A navigation controller whose toolbar shows.
    @MainActor
    private func stack(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        return navigation
    }
}
