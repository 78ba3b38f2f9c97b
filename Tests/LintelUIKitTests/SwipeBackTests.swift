import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Swiping back from the edge. iPhone 15 is 393 points wide.
@MainActor @Suite struct SwipeBackTests {
    @MainActor final class Log { var lines: [String] = [] }

    final class Page: UIViewController {
        var log = Log()
        var style = UIStatusBarStyle.darkContent
        override var preferredStatusBarStyle: UIStatusBarStyle { style }

        convenience init(_ name: String, _ log: Log, _ style: UIStatusBarStyle = .darkContent) {
            self.init(nibName: nil, bundle: nil)
            title = name
            self.log = log
            self.style = style
            view.backgroundColor = .white
            toolbarItems = [UIBarButtonItem(title: "\(name) item", style: .plain, target: nil, action: nil)]
        }

        private func note(_ event: String) {
            log.lines.append("\(title ?? "") \(event)\(isMovingFromParent ? " from parent" : "")")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will go") }
        override func viewDidDisappear(_ animated: Bool) { note("did go") }
        override func willMove(toParent parent: UIViewController?) { if parent == nil { note("will leave") } }
        override func didMove(toParent parent: UIViewController?) { if parent == nil { note("did leave") } }
    }

    /// A navigation controller whose bar leaves the status bar's style to its top.
    final class Stack: UINavigationController, UINavigationControllerDelegate {
        var log = Log()
        var pops = 0
        override var childForStatusBarStyle: UIViewController? { topViewController }
        override func popViewController(animated: Bool) -> UIViewController? {
            pops += 1
            return super.popViewController(animated: animated)
        }
        func navigationController(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool) {
            log.lines.append("will show \(controller.title ?? "")")
        }
        func navigationController(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool) {
            log.lines.append("did show \(controller.title ?? "")")
        }
    }

    @MainActor private struct Running {
        let app: UIApplication
        let stack: Stack
        let log: Log
        var first: UIViewController { stack.viewControllers[0] }
    }

    private static func start(locale: LocaleIdentifier = "en", system: SystemVersion = 18) throws -> Running {
        let log = Log()
        let stack = Stack(rootViewController: Page("First", log))
        let device = try #require(DeviceCatalogue.device(named: "iPhone 15"))
        let app = UIApplication(
            on: device, traits: Traits(locale: locale, system: system), environment: PlainEnvironment().layout, rootViewController: stack)
        stack.isToolbarHidden = false
        stack.pushViewController(Page("Second", log, .lightContent), animated: false)
        app.run(for: 1)
        stack.log = log
        stack.delegate = stack
        log.lines = []
        return Running(app: app, stack: stack, log: log)
    }

    /// A finger comes down at a place and moves on; it stays down.
    private static func pull(_ app: UIApplication, from start: Double = 4, to end: Double, y: Double = 400) {
        app.handle(.touch(Touch(.began, at: Point(x: start, y: y))))
        for step in 1...4 {
            app.run(for: 0.05)
            app.handle(.touch(Touch(.moved, at: Point(x: start + (end - start) * Double(step) / 4, y: y))))
        }
    }

    private static func letGo(_ app: UIApplication, at x: Double, y: Double = 400) {
        app.run(for: 0.2)
        app.handle(.touch(Touch(.ended, at: Point(x: x, y: y))))
    }

    @Test("the screen and the bar's contents follow the finger point by point; the one below follows by 0.3", arguments: [50.0, 150, 300])
    func follows(way: Double) throws {
        let running = try Self.start()
        Self.pull(running.app, to: 4 + way)
        let placed = running.app.placed()
        let groups = placed.content.compactMap { if case .group(let group) = $0 { group.clip?.bounds } else { nil } }
        #expect(groups.last.map { abs($0.minX - way) < 0.001 } == true)
        let bar = try #require(placed.navigationBar)
        let title = try #require(bar.items.first { $0.text == "Second" })
        #expect(abs(title.frame.midX - 196.5 - way / 2) < 0.5)
        Self.letGo(running.app, at: 4 + way)
        running.app.run(for: 1)
    }

    @Test(
        "released past half, or on its way there, it goes; else it stays",
        arguments: [(4.0, 180.0, false), (4, 200, true), (4, 393, true)])
    func released(start: Double, end: Double, goes: Bool) throws {
        let running = try Self.start()
        let before = running.app.placed()
        Self.pull(running.app, from: start, to: end)
        Self.letGo(running.app, at: end)
        running.app.run(for: 0.4)
        #expect(running.stack.viewControllers.count == (goes ? 1 : 2))
        #expect((running.app.placed() == before) == !goes)
        #expect(running.app.nextChange == nil)
    }

    @Test("a flick goes from a short way, and one that turns round stays from a long one")
    func flicked() throws {
        var running = try Self.start()
        running.app.swipe(from: Point(x: 4, y: 400), to: Point(x: 94, y: 400), for: 0.1)
        running.app.run(for: 0.4)
        #expect(running.stack.viewControllers.count == 1)
        running = try Self.start()
        Self.pull(running.app, to: 300)
        running.app.run(for: 0.2)
        running.app.handle(.touch(Touch(.moved, at: Point(x: 260, y: 400))))
        running.app.run(for: 0.05)
        running.app.handle(.touch(Touch(.moved, at: Point(x: 200, y: 400))))
        running.app.handle(.touch(Touch(.ended, at: Point(x: 200, y: 400))))
        running.app.run(for: 0.4)
        #expect(running.stack.viewControllers.count == 2)
    }

    @Test("what controllers and the delegate hear: where it goes through", arguments: [true, false])
    func heard(goes: Bool) throws {
        let running = try Self.start()
        Self.pull(running.app, to: 250)
        let second = "Second"
        #expect(
            running.log.lines == [
                "\(second) will leave", "will show First", "Second will go from parent", "First will appear",
            ])
        #expect(running.stack.pops == 1 && running.stack.topViewController === running.first)
        running.log.lines = []
        if !goes { running.app.handle(.touch(Touch(.moved, at: Point(x: 40, y: 400)))) }
        Self.letGo(running.app, at: goes ? 250 : 40)
        running.app.run(for: 0.4)
        if goes {
            #expect(
                running.log.lines == [
                    "Second did leave from parent", "Second did go from parent", "First did appear", "did show First",
                ])
        } else {
            #expect(running.log.lines == ["First will go", "Second will appear", "First did go", "Second did appear"])
            #expect(running.stack.topViewController?.parent === running.stack)
        }
    }

    @Test("the status bar's style and the trace wait for the end; where the screen stays nothing is told", arguments: [true, false])
    func trace(goes: Bool) throws {
        let running = try Self.start()
        #expect(running.app.statusBarStyle == .lightContent)
        let told = running.app.trace.count
        Self.pull(running.app, to: 300)
        #expect(running.app.statusBarStyle == .lightContent && running.app.trace.count == told)
        if !goes { running.app.handle(.touch(Touch(.moved, at: Point(x: 40, y: 400)))) }
        Self.letGo(running.app, at: goes ? 300 : 40)
        running.app.run(for: 0.4)
        #expect(running.app.statusBarStyle == (goes ? .darkContent : .lightContent))
        let subjects = running.app.trace[told...].map(\.subject)
        #expect(subjects == (goes ? [.action, .statusBarStyle, .toolbarItems] : [.action]))
        #expect(running.app.trace[told].new == (goes ? "swiped back to Page" : "stays on Page"))
    }

    @Test(
        "it begins at the leading edge, inwards, where a back button shows",
        arguments: [
            ("at the edge", true), ("14 points in", false), ("from the right", false), ("along the edge", false), ("on the bar", false),
            ("hidesBackButton", false), ("leftBarButtonItem", false), ("leftItemsSupplementBackButton", true), ("bar hidden", false),
            ("disabled", false), ("at the root", false),
        ])
    func begins(where place: String, begins: Bool) throws {
        let running = try Self.start()
        let (app, stack) = (running.app, running.stack)
        let item = try #require(stack.topViewController?.navigationItem)
        var (start, end, startY, endY) = (4.0, 300.0, 400.0, 400.0)
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        switch place {
        case "14 points in": start = 14
        case "from the right": (start, end) = (390, 100)
        case "along the edge": (end, endY) = (10, 700)
        case "on the bar": (startY, endY) = (80, 80)
        case "hidesBackButton": item.hidesBackButton = true
        case "leftBarButtonItem": item.leftBarButtonItem = own
        case "leftItemsSupplementBackButton":
            item.leftBarButtonItem = own
            item.leftItemsSupplementBackButton = true
        case "bar hidden": stack.isNavigationBarHidden = true
        case "disabled": stack.interactivePopGestureRecognizer?.isEnabled = false
        case "at the root": stack.popToRootViewController(animated: false)
        default: break
        }
        app.run(for: 1)
        let pops = stack.pops
        app.drag(from: Point(x: start, y: startY), to: Point(x: end, y: endY))
        app.run(for: 1)
        #expect((stack.pops > pops) == begins)
    }

    /// Apps that replace the back button set the recognizer's delegate to get the stroke back.
    final class Permissive: UIGestureRecognizerDelegate {}

    @Test("an app's own delegate decides in UIKit's place, but never at the root", arguments: [true, false])
    func ownDelegate(isRoot: Bool) throws {
        let running = try Self.start()
        let permissive = Permissive()
        running.stack.topViewController?.navigationItem.hidesBackButton = true
        if isRoot { _ = running.stack.popViewController(animated: false) }
        running.stack.interactivePopGestureRecognizer?.delegate = permissive
        running.app.run(for: 1)
        let pops = running.stack.pops
        running.app.drag(from: Point(x: 4, y: 400), to: Point(x: 300, y: 400))
        running.app.run(for: 1)
        #expect(running.stack.pops == (isRoot ? pops : pops + 1))
    }

    @Test("languages that run the other way go back from the right", arguments: [(4.0, 300.0, false), (389, 100, true)])
    func mirrored(start: Double, end: Double, goes: Bool) throws {
        let running = try Self.start(locale: "ar")
        Self.pull(running.app, from: start, to: end)
        if goes {
            let clips = running.app.placed().content.compactMap { if case .group(let group) = $0 { group.clip?.bounds } else { nil } }
            #expect(clips.last.map { abs($0.maxX - 393 - (end - start)) < 0.001 } == true)
        }
        Self.letGo(running.app, at: end)
        running.app.run(for: 0.4)
        #expect(running.stack.viewControllers.count == (goes ? 1 : 2))
    }

    @Test("since system 26 the content itself is swiped back", arguments: [(18, false), (26, true)])
    func content(system: Int, goes: Bool) throws {
        let running = try Self.start(system: SystemVersion(system))
        #expect((running.stack.interactiveContentPopGestureRecognizer != nil) == goes)
        running.app.drag(from: Point(x: 100, y: 400), to: Point(x: 330, y: 410))
        running.app.run(for: 0.4)
        #expect(running.stack.viewControllers.count == (goes ? 1 : 2))
    }

    @Test("a field that was typed into is typed into again where the screen stays")
    func typing() throws {
        let running = try Self.start()
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
        running.stack.topViewController?.view.addSubview(field)
        running.app.commit()
        field.becomeFirstResponder()
        running.app.run(for: 1)
        let before = running.app.placed()
        Self.pull(running.app, to: 100, y: 300)
        #expect(!field.isFirstResponder)
        running.app.handle(.touch(Touch(.moved, at: Point(x: 40, y: 300))))
        Self.letGo(running.app, at: 40, y: 300)
        running.app.run(for: 0.4)
        #expect(field.isFirstResponder && running.app.placed() == before)
    }

    @Test("a push while the finger is down ends the pop at once")
    func pushed() throws {
        let running = try Self.start()
        Self.pull(running.app, to: 100)
        running.stack.pushViewController(Page("Third", running.log), animated: false)
        Self.letGo(running.app, at: 100)
        running.app.run(for: 0.4)
        #expect(running.stack.viewControllers.map { $0.title ?? "" } == ["First", "Third"])
        #expect(running.log.lines.last == "did show Third")
    }

    /// A stack in a sheet, 393 wide.
    private static func sheet() throws -> (UIApplication, UINavigationController, UIViewController) {
        let root = UIViewController()
        let app = try LiveAppTests.app(root)
        let log = Log()
        let stack = UINavigationController(rootViewController: Page("First", log))
        root.present(stack, animated: false)
        app.run(for: 1)
        return (app, stack, Page("Second", log))
    }

    private static func edge(of app: UIApplication) throws -> Double? {
        let content = try #require(app.placed().overlays.first).content
        return content.compactMap { if case .group(let group) = $0 { group.clip?.bounds.minX } else { nil } }.last
    }

    @Test("a push inside a sheet slides in the sheet, and ends as one without an animation")
    func pushInSheet() throws {
        func end(animated: Bool) throws -> PlacedScreen {
            let (app, stack, second) = try Self.sheet()
            stack.pushViewController(second, animated: animated)
            app.commit()
            app.advance(to: app.time + 0.175)
            // 0.8386 of the way is done, see ScreenTransitionTests.
            if animated { #expect(try Self.edge(of: app).map { abs($0 - 393 * 0.1615) < 0.5 } == true) }
            app.run(for: 0.4)
            return app.placed()
        }
        let (animated, plain) = (try end(animated: true), try end(animated: false))
        #expect(animated.overlays == plain.overlays && animated.content == plain.content)
    }

    @Test("a finger swipes back inside a sheet too", arguments: [(300.0, true), (100, false)])
    func sheet(way: Double, goes: Bool) throws {
        let (app, stack, second) = try Self.sheet()
        stack.pushViewController(second, animated: false)
        app.run(for: 1)
        let before = app.placed()
        Self.pull(app, to: 4 + way)
        #expect(try Self.edge(of: app).map { abs($0 - way) < 0.001 } == true)
        Self.letGo(app, at: 4 + way)
        app.run(for: 0.4)
        #expect(stack.viewControllers.count == (goes ? 1 : 2) && (app.placed() == before) == !goes)
    }
}
