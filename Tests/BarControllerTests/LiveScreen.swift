import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// An app that shows one controller, without a window, and a finger on it.
@MainActor
struct LiveScreen {
    let app: UIApplication

    init(_ root: UIViewController, on device: String = "iPhone 15", system: SystemVersion = 18) throws {
        let device = try #require(DeviceCatalogue.device(named: device))
        app = UIApplication(on: device, traits: Traits(system: system), environment: PlainEnvironment().layout, rootViewController: root)
        _ = app.placed()
    }

    /// On top of a navigation controller.
    init(stacked root: UIViewController, on device: String = "iPhone 15", system: SystemVersion = 18) throws {
        try self.init(UINavigationController(rootViewController: root), on: device, system: system)
    }

    func tap(_ x: Double, _ y: Double) {
        app.handle(.touch(Touch(.began, at: Point(x: x, y: y))))
        app.run(for: 0.05)
        app.handle(.touch(Touch(.ended, at: Point(x: x, y: y))))
        app.run(for: 0.5)
    }

    func tap(_ item: PlacedItem?) throws {
        let frame = try #require(item).frame
        tap(frame.x + frame.width / 2, frame.y + frame.height / 2)
    }

    /// Without spaces.
    var toolbar: [PlacedItem] { (app.placed().toolbar?.items ?? []).filter { !$0.drawing.isEmpty } }
    var navigationBar: [PlacedItem] { app.placed().navigationBar?.items ?? [] }
    var toolbarTitles: [String] { toolbar.compactMap(\.text) }
    var navigationTitles: [String] { navigationBar.compactMap(\.text) }

    func item(_ title: String) -> PlacedItem? { (toolbar + navigationBar).first { $0.text == title } }
}
