import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Views of an app's own in bars.
@MainActor @Suite struct CustomViewTests {
    final class Listener: UIViewController {
        var heard: [String] = []
        func pressed() { heard.append("pressed") }
        func chosen(_ control: UISegmentedControl) { heard.append("segment \(control.selectedSegmentIndex)") }
    }

    @Test("TB-64: a custom view lies in its item's box, is drawn there and takes touches there alone", arguments: TouchTests.systems)
    func customView(system: SystemVersion) throws {
        let listener = Listener()
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        button.backgroundColor = .red
        button.addTarget(listener, action: Selector("pressed", Listener.pressed), for: .touchUpInside)
        listener.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: button)]
        let navigation = UINavigationController(rootViewController: listener)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation, system: system)
        let item = try #require(app.placed().toolbar?.items.last)
        #expect(item.frame.size == Size(width: 60, height: 20))
        #expect(CGRect(item.frame) == button.convert(button.bounds, to: nil))
        #expect(item.drawing == [.fill(.roundedRect(item.frame, radius: 0), .color(Color(255, 0, 0)))])
        app.tap(at: item.frame.center)
        #expect(listener.heard == ["pressed"])
        app.tap(at: Point(x: item.frame.midX, y: item.frame.minY - 8))
        #expect(listener.heard == ["pressed"])
    }

    @Test("A segmented control in a bar follows the finger", arguments: TouchTests.systems)
    func segments(system: SystemVersion) throws {
        let listener = Listener()
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        control.addTarget(listener, action: Selector("chosen:", Listener.chosen), for: .valueChanged)
        listener.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: control)
        let app = try LiveAppTests.app(UINavigationController(rootViewController: listener), system: system)
        let box = try #require(app.placed().navigationBar?.items.first { $0.id == "segmented" }?.frame)
        app.tap(at: Point(x: box.maxX - 10, y: box.midY))
        app.tap(at: Point(x: box.maxX - 10, y: box.midY))
        app.tap(at: Point(x: box.minX + 10, y: box.midY))
        #expect(listener.heard == ["segment 1", "segment 0"])
    }

    @Test("TB-79: an item is drawn pressed while the finger is on it")
    func pressed() throws {
        let item = UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)
        let controller = UIViewController()
        controller.toolbarItems = [item]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation)
        func drawing() throws -> [Scene.Item] { try #require(app.placed().toolbar?.items.first?.drawing) }
        let rest = try drawing()
        let box = try #require(app.placed().toolbar?.items.first?.frame)
        app.handle(.touch(Touch(.began, at: box.center)))
        #expect(try drawing() != rest)
        app.handle(.touch(Touch(.moved, at: Point(x: box.midX, y: box.midY - 100))))
        #expect(try drawing() == rest)
        app.handle(.touch(Touch(.ended, at: Point(x: box.midX, y: box.midY - 100))))
    }
}
