import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// What an app does wrong is told in the trace and breaks nothing.
@MainActor @Suite struct MisuseTests {
    private func misuse(_ app: UIApplication) -> [String] { app.trace.filter { $0.subject == .misuse }.flatMap { [$0.new] + $0.cause } }

    @Test("presenting a second controller is refused and told")
    func presentingTwice() throws {
        let root = UIViewController()
        let app = try UIApplication.playing(root)
        let first = UIViewController()
        root.present(first, animated: false)
        root.present(UINavigationController(), animated: false)
        app.commit()
        #expect(root.presentedViewController === first)
        #expect(misuse(app).contains { $0.contains("already presents") })
    }

    @Test("a selector that is only a name performs nothing, and is told")
    func nameOnly() throws {
        let app = try UIApplication.playing(UIViewController())
        #expect(!app.sendAction(Selector("save:"), to: NSObject(), from: nil, for: nil))
        #expect(misuse(app).contains { $0.contains("save:") })
    }

    @Test("bars and views of no size are placed without harm", arguments: [CGRect.zero, CGRect(x: 10, y: 10, width: -5, height: 0)])
    func zeroFrames(frame: CGRect) throws {
        let root = UIViewController()
        let bar = UIToolbar(frame: frame)
        bar.items = [UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)]
        root.view.addSubview(bar)
        root.view.addSubview(UILabel(frame: frame))
        let app = try UIApplication.playing(root)
        #expect(app.placed().size.width == 390)
        app.tap(at: Point(x: 10, y: 10))
        #expect(app.placed().statusBar != nil)
    }

    @Test("a negative fixed space keeps the items in the bar and in their order", arguments: [13, 18, 26])
    func negativeSpace(system: Int) throws {
        let root = UIViewController()
        root.toolbarItems = [
            UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .fixedSpace(-500),
            UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let app = try UIApplication.playing(navigation, system: SystemVersion(system))
        let shown = try #require(app.placed().toolbar).items.filter { $0.id == "title" }
        #expect(shown.compactMap(\.text) == ["One", "Two"])
        for item in shown { #expect(item.frame.minX >= 0 && item.frame.maxX <= 390) }
    }
}
