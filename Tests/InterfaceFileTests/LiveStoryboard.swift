import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// An app that starts from a storyboard of this target's resources, and a finger on it.
@MainActor
struct LiveStoryboard {
    let app: UIApplication
    let root: UIViewController

    init(_ name: String = "Trips", on device: String = "iPhone 15", system: SystemVersion = 18) throws {
        let device = try #require(DeviceCatalogue.device(named: device))
        app = UIApplication(on: device, traits: Traits(system: system), environment: PlainEnvironment().layout)
        root = try #require(UIStoryboard(name: name, bundle: .module).instantiateInitialViewController())
        let window = UIWindow(frame: app.screen.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        app.commit()
    }

    var tabs: UITabBarController? { root as? UITabBarController }
    var stack: UINavigationController? { tabs?.selectedViewController as? UINavigationController }
    var list: TripListController? { stack?.viewControllers.first as? TripListController }
    var top: UIViewController? { stack?.topViewController }

    func tap(_ point: Point) {
        app.handle(.touch(Touch(.began, at: point)))
        app.run(for: 0.05)
        app.handle(.touch(Touch(.ended, at: point)))
        app.run(for: 0.6)
    }

    func tap(_ view: UIView?) throws {
        let view = try #require(view)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        tap(Point(x: Double(middle.x), y: Double(middle.y)))
    }

    func tap(_ item: PlacedItem?) throws {
        let frame = try #require(item).frame
        tap(Point(x: frame.midX, y: frame.midY))
    }

    func openFirstTrip() throws -> TripDetailController {
        try tap(list?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView)
        return try #require(top as? TripDetailController)
    }

    /// By the item at the bar's trailing end.
    func openForm() throws -> (stack: UINavigationController, form: TripFormController) {
        try tap(app.placed().navigationBar?.items.max { $0.frame.maxX < $1.frame.maxX })
        let stack = try #require(list?.presentedViewController as? UINavigationController)
        return (stack, try #require(stack.topViewController as? TripFormController))
    }

    /// What the app was told about its files.
    var notes: [String] { app.trace.filter { $0.subject == .interfaceFile }.map(\.new) }
}

extension UIView {
    /// Class, text and box of each view below, indented by depth.
    @MainActor var outline: String {
        lines(depth: 0).joined(separator: "\n")
    }

    @MainActor private func lines(depth: Int) -> [String] {
        let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
        let box = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
        let line = String(repeating: "  ", count: depth) + "\(type(of: self))" + (text.map { " \"\($0)\"" } ?? "") + " " + box
        return [line] + (self is UIControl ? [] : subviews.flatMap { $0.lines(depth: depth + 1) })
    }
}
