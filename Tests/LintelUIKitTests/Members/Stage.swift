import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit

/// A running app on which one member is used: a navigation controller with both bars and one empty screen in it.
@MainActor final class Stage {
    /// Where the app runs.
    struct Place {
        var device = "iPhone 12"
        var system: SystemVersion = 18
        var orientation = Orientation.portrait
        var locale: LocaleIdentifier = "en"

        static let phone = Place()
        static let glass = Place(system: 26)
        static let landscape = Place(orientation: .landscape)
        static let pad = Place(device: "iPad Pro 11-inch (4th generation)")
        static let mirrored = Place(locale: "ar")
    }

    let app: UIApplication
    let root = UIViewController()
    let navigation: UINavigationController
    /// What delegates and targets were told, in order.
    private(set) var log: [String] = []
    private var probes: [@MainActor () -> Any?] = []
    /// Delegates and data sources, which nobody else keeps.
    private var kept: [Any] = []

    init(_ place: Place = .phone) throws {
        guard let device = DeviceCatalogue.device(named: place.device) else { throw UnknownDevice(name: place.device) }
        let traits = Traits(orientation: place.orientation, locale: place.locale, system: place.system)
        navigation = UINavigationController(rootViewController: root)
        root.title = "Title"
        root.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
        navigation.isToolbarHidden = false
        app = UIApplication(on: device, traits: traits, environment: PlainEnvironment().layout, rootViewController: navigation)
    }

    private struct UnknownDevice: Error { let name: String }

    /// The root's view.
    var view: UIView { root.view }

    /// Adds views to the root's view; one without a size gets 200 × 100 pt at (40, 200).
    func show(_ views: UIView...) {
        for view in views {
            if view.frame.isEmpty, view.translatesAutoresizingMaskIntoConstraints {
                view.frame = CGRect(x: 40, y: 200, width: 200, height: 100)
            }
            root.view.addSubview(view)
        }
        app.commit()
    }

    /// Puts another controller in the place of the navigation controller.
    func start(with controller: UIViewController) {
        app.keyWindow?.rootViewController = controller
        app.commit()
    }

    func keep(_ things: Any...) { kept += things }
    func told(_ word: String) { log.append(word) }

    /// From now on only what the probes see counts, not the whole screen.
    func see(_ probe: @escaping @MainActor () -> Any?) { probes.append(probe) }

    /// Everything that can be noticed from outside at this moment.
    var look: Look {
        app.commit()
        guard probes.isEmpty else { return .answers(probes.map { String(describing: $0() as Any) }) }
        let views = app.windows.flatMap { [$0] + $0.tree }.map(Look.ViewState.init)
        return .whole([app.describedScreen, app.placed(), app.trace.filter { $0.subject != .misuse }, views, log])
    }
}

/// What is compared before and after.
enum Look: Equatable {
    case answers([String])
    /// The screen as the app describes it, as it is placed, the trace, the views and what others were told.
    case whole([AnyHashable])

    /// Whether anything is otherwise; of probes each one.
    func differs(from other: Look) -> Bool {
        guard case .answers(let old) = other, case .answers(let new) = self else { return self != other }
        return zip(old, new).allSatisfy { $0 != $1 }
    }

    struct ViewState: Hashable {
        let type: String
        let frame: CGRect
        let alpha: CGFloat
        let isHidden: Bool
        let isFirstResponder: Bool

        @MainActor init(_ view: UIView) {
            type = String(describing: Swift.type(of: view))
            frame = view.frame
            alpha = view.alpha
            isHidden = view.isHidden
            isFirstResponder = view.isFirstResponder
        }
    }
}

extension UIView {
    fileprivate var tree: [UIView] { subviews.flatMap { [$0] + $0.tree } }
}
