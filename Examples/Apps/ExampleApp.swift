#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// The apps of this folder by name, each with its first controller.
enum ExampleApp: String, CaseIterable {
    case photos, calendar, clock, mail, compose, feed, pad

    /// - Parameter wait: calls back after so many seconds; the feed's download is played with it.
    @MainActor
    func rootViewController(wait: @escaping (Double, @escaping @MainActor () -> Void) -> Void) -> UIViewController {
        switch self {
        case .photos:
            let picture = Bundle.module.path(forResource: "lake", ofType: "svg").flatMap { UIImage(contentsOfFile: $0) }
            return stack(PhotoViewController(title: "Lake", picture: picture))
        case .calendar: return stack(DayViewController())
        case .clock: return ClockTabBarController()
        case .mail: return stack(InboxViewController())
        case .compose: return stack(ComposeViewController())
        case .feed: return UINavigationController(rootViewController: FeedViewController { done in wait(4, done) })
        case .pad: return stack(SketchViewController())
        }
    }

    /// A navigation controller whose toolbar shows.
    @MainActor
    private func stack(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        return navigation
    }
}
