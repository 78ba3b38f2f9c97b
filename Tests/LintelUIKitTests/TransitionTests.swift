import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Changes that an app asks for with an animation take their time, and end where they would have been at once.
@MainActor @Suite struct TransitionTests {
    final class Page: UIViewController {
        var hidesStatusBar = false
        var style = UIStatusBarStyle.darkContent
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        let list = UIScrollView()

        convenience init(_ name: String, color: UIColor = .white) {
            self.init(nibName: nil, bundle: nil)
            title = name
            view.backgroundColor = color
            toolbarItems = [UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)]
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 3000)
            view.addSubview(list)
        }
    }

    private static func start() throws -> (UIApplication, UINavigationController, Page) {
        let page = Page("First")
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation)
        app.run(for: 1)
        return (app, navigation, page)
    }

    /// The same change with and without its animation.
    @Test(
        "the end is that of the same change without an animation",
        arguments: ["push", "pop", "present", "cover", "dismiss", "bars", "toolbar"])
    func ends(change: String) throws {
        func end(animated: Bool) throws -> PlacedScreen {
            let (app, navigation, page) = try Self.start()
            let next = Page("Second", color: .systemYellow)
            switch change {
            case "push": navigation.pushViewController(next, animated: animated)
            case "pop":
                navigation.pushViewController(next, animated: false)
                app.run(for: 1)
                navigation.popViewController(animated: animated)
            case "present", "cover":
                next.modalPresentationStyle = change == "cover" ? .fullScreen : .automatic
                page.present(next, animated: animated)
            case "dismiss":
                page.present(next, animated: false)
                app.run(for: 1)
                page.dismiss(animated: animated)
            case "bars": navigation.setNavigationBarHidden(true, animated: animated)
            default: navigation.setToolbarHidden(true, animated: animated)
            }
            let first = app.placed()
            app.run(for: 0.4)
            let last = app.placed()
            #expect((first != last) == animated)
            #expect(app.nextChange == nil)
            return last
        }
        let (animated, plain) = (try end(animated: true), try end(animated: false))
        #expect(animated.tree == plain.tree)
        #expect(animated.content == plain.content && animated.overlays == plain.overlays)
    }

    /// iPhone 15: the toolbar lies at 774 of 852, the navigation bar reaches down to 97.67.
    @Test(
        "TB-37: bars slide over their edges in 0.2 s, ease-in-out",
        arguments: [(0.0, 774.0 as Double?, 97.67 as Double?), (0.1, 813, 48.83), (0.21, nil, nil)])
    func bars(seconds: Double, toolbar: Double?, navigationBar: Double?) throws {
        let (app, navigation, page) = try Self.start()
        page.list.contentOffset.y = -page.list.adjustedContentInset.top
        navigation.setToolbarHidden(true, animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        app.commit()
        app.advance(to: app.time + seconds)
        let placed = app.placed()
        #expect(placed.toolbar.map { ($0.frame.minY * 100).rounded() / 100 } == toolbar)
        #expect(placed.navigationBar.map { ($0.frame.maxY * 100).rounded() / 100 } == navigationBar)
        // The app itself is at the end already.
        #expect(navigation.isToolbarHidden && app.resolution.navigationBar == nil)
        #expect(page.list.contentOffset.y == -59)
    }

    @Test("a controller that is gone back to slides the other way, and nothing slides where the stack is not on screen")
    func kinds() throws {
        let (app, navigation, page) = try Self.start()
        let rest = app.placed()
        let hidden = UINavigationController(rootViewController: Page("Elsewhere"))
        hidden.pushViewController(Page("Deeper"), animated: true)
        #expect(app.placed() == rest)
        let next = Page("Second")
        navigation.setViewControllers([page, next], animated: true)
        app.advance(to: app.time + 0.175)
        let title = try #require(app.placed().navigationBar?.items.first { $0.text == "Second" })
        // 0.8386 of the way is done: half of 393 less that.
        #expect(abs(title.frame.midX - 196.5 - 196.5 * 0.16145) < 0.5)
        app.run(for: 1)
        navigation.setViewControllers([page], animated: true)
        app.advance(to: app.time + 0.175)
        let leaving = try #require(app.placed().navigationBar?.items.first { $0.text == "Second" })
        #expect(abs(leaving.frame.midX - 196.5 - 196.5 * 0.8386) < 0.5)
    }

    @Test("TB-34: a push that hides the bottom bar takes the toolbar away on its own time")
    func hidesBottomBar() throws {
        let (app, navigation, _) = try Self.start()
        let next = Page("Second")
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        app.advance(to: app.time + 0.175)
        #expect(abs((app.placed().toolbar?.frame.minY ?? 0) - (774 + 78 * 0.8386)) < 0.5)
        app.run(for: 0.2)
        #expect(app.placed().toolbar == nil)
    }

    @Test("SB-70, SB-71: a status bar that goes with a push slides as its controller says")
    func statusBar() throws {
        let (app, navigation, _) = try Self.start()
        let next = Page("Second")
        next.hidesStatusBar = true
        navigation.pushViewController(next, animated: true)
        app.advance(to: app.time + 0.175)
        #expect(abs(app.resolution.statusBar.pose.lift - 0.5) < 0.01)
        app.run(for: 0.3)
        #expect(app.placed().statusBar == nil)
    }

    @Test("SB-71: a style changes by a fade inside an animation block, at once outside", arguments: [true, false])
    func style(isAnimated: Bool) throws {
        let page = Page("Dark")
        let app = try LiveAppTests.app(page)
        app.run(for: 1)
        let old = try #require(app.placed().statusBar)
        page.style = .lightContent
        if isAnimated {
            UIView.animate(withDuration: 0.4) { page.setNeedsStatusBarAppearanceUpdate() }
        } else {
            page.setNeedsStatusBarAppearanceUpdate()
        }
        app.commit()
        app.advance(to: app.time + 0.2)
        let middle = try #require(app.placed().statusBar)
        #expect((middle.items.count > old.items.count) == isAnimated, "old and new show through each other")
        app.run(for: 0.3)
        #expect(app.placed().statusBar?.items.count == old.items.count && app.placed().statusBar != old)
        #expect(app.statusBarStyle == .lightContent)
    }

    @Test("a sheet stops half-way where it is dismissed, and goes down from there")
    func interrupted() throws {
        let (app, _, page) = try Self.start()
        let sheet = Page("Sheet")
        page.present(sheet, animated: true)
        app.commit()
        app.advance(to: app.time + 0.1)
        let top = try #require(app.placed().overlays.first).frame.minY
        #expect(top > 69 && top < 852)
        page.dismiss(animated: true)
        app.commit()
        #expect(abs((app.placed().overlays.first?.frame.minY ?? 0) - top) < 0.01)
        app.run(for: 0.4)
        #expect(app.placed().overlays.isEmpty)
    }

    @Test(
        "up to iOS 18 a large sheet pushes the screen below back on black; a medium one and system 26 leave it",
        arguments: [(18, false, true), (18, true, false), (26, false, false)])
    func recess(system: Int, isMedium: Bool, isPushedBack: Bool) throws {
        let page = Page("Below")
        let app = try LiveAppTests.app(page, system: SystemVersion(system))
        let sheet = Page("Sheet")
        if isMedium { sheet.sheetPresentationController?.detents = [.medium()] }
        page.present(sheet, animated: true)
        app.run(for: 0.4)
        let placed = app.placed()
        let below = try #require(placed.layers.first).drawing
        #expect((below.first == .fill(.rect(Rect(x: 0, y: 0, width: 393, height: 852)), .color(.black))) == isPushedBack)
        guard isPushedBack, case .group(let screen) = below[1] else { return }
        // 16 points at each side, 10 above the sheet at 69.
        let box = try #require(screen.clip?.bounds)
        #expect(box.minX == 16 && abs(box.width - 361) < 0.01 && box.minY == 59)
        page.dismiss(animated: true)
        app.run(for: 0.4)
        #expect(app.placed().layers.first?.drawing.count != below.count || app.placed().overlays.isEmpty)
    }

    @Test("an app that animates by the keyboard's own curve goes with it")
    func keyboardCurve() throws {
        let (app, _, page) = try Self.start()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        page.view.addSubview(view)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        page.view.addSubview(field)
        app.commit()
        field.becomeFirstResponder()
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) { view.frame.origin.y = 336 }
        app.commit()
        app.advance(to: app.time + 0.1)
        let keyboard = try #require(app.placed().keyboard)
        // 0.578 of the way: both have gone so far.
        #expect(abs(852 - keyboard.frame.minY - 336 * 0.5783) < 0.5)
        let red = try #require(Self.box(of: .red, in: app.placed().content))
        #expect(abs(red.minY - 336 * 0.5783) < 0.5)
    }

    private static func box(of color: UIColor, in items: [Scene.Item]) -> Rect? {
        let wanted = Color(red: 1, green: 0, blue: 0, alpha: 1)
        for item in items {
            switch item {
            case .fill(let path, .color(let found)) where found == wanted: return path.bounds
            case .group(let group): if let found = box(of: color, in: group.items) { return found }
            case .fill, .stroke, .text, .image, .backdropBlur: continue
            }
        }
        return nil
    }
}
