import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Navigation controllers that hide their bars by themselves, under fingers.
@MainActor @Suite struct BarHidingTests {
    /// A list under a navigation bar and a toolbar; its status bar goes with the navigation bar, as SB-77 says apps have to do.
    final class List: UIViewController {
        let list = UIScrollView()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden == true }

        override func viewDidLoad() {
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 3000)
            list.contentInset.top = 10
            view.addSubview(list)
            view.addSubview(field)
            toolbarItems = [UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)]
        }
    }

    static func start(_ configure: (UINavigationController) -> Void) throws -> (UIApplication, UINavigationController, List) {
        let list = List()
        let navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = false
        configure(navigation)
        return (try LiveAppTests.app(navigation), navigation, list)
    }

    /// Whether navigation bar and toolbar are on screen; they go and come together.
    static func shows(_ app: UIApplication) -> Bool {
        let screen = app.placed()
        #expect((screen.navigationBar == nil) == (screen.toolbar == nil))
        return screen.navigationBar != nil
    }

    static let content = Point(x: 200, y: 500)

    @Test("TB-38, SB-77: taps in the content toggle; a tap on a bar's item or a control does not")
    func tap() throws {
        let (app, navigation, list) = try Self.start { $0.hidesBarsOnTap = true }
        #expect(Self.shows(app) && !app.isStatusBarHidden)
        app.tap(at: Self.content)
        #expect(Self.shows(app), "on its way")
        app.run(for: 0.3)
        #expect(!Self.shows(app) && navigation.isNavigationBarHidden && app.isStatusBarHidden)
        app.run(for: 1)
        app.tap(at: Self.content)
        #expect(Self.shows(app) && !navigation.isNavigationBarHidden && !app.isStatusBarHidden)
        app.run(for: 1)
        app.tap(try #require(list.toolbarItems?.first))
        app.tap(list.field)
        #expect(app.placed().keyboard != nil && app.placed().navigationBar != nil && !navigation.isNavigationBarHidden)
        #expect(app.trace.contains { $0.subject == .navigationBarVisibility && $0.new == "hidden" && $0.cause.joined().contains("TB-38") })
    }

    @Test("TB-38: a stroke up takes the bars away, one down brings them back, while the content scrolls")
    func swipe() throws {
        let (app, _, list) = try Self.start { $0.hidesBarsOnSwipe = true }
        let top = list.list.contentOffset.y
        app.swipe(from: Point(x: 200, y: 600), to: Point(x: 200, y: 400))
        app.run(for: 3)
        #expect(!Self.shows(app) && list.list.contentOffset.y > top)
        app.tap(at: Self.content)
        #expect(!Self.shows(app))
        app.swipe(from: Point(x: 200, y: 400), to: Point(x: 200, y: 600))
        app.run(for: 3)
        #expect(Self.shows(app))
        // Sideways is no stroke for bars.
        app.swipe(from: Point(x: 300, y: 400), to: Point(x: 100, y: 420))
        #expect(Self.shows(app))
    }

    @Test("TB-38: bars stay away after the keyboard has gone, until a tap in the content")
    func keyboard() throws {
        let (app, _, list) = try Self.start { $0.hidesBarsWhenKeyboardAppears = true }
        app.tap(list.field)
        list.field.resignFirstResponder()
        app.run(for: 1)
        #expect(app.placed().keyboard == nil && !Self.shows(app))
        app.tap(at: Self.content)
        #expect(Self.shows(app))
        app.run(for: 1)
        app.tap(at: Self.content)
        #expect(Self.shows(app))
    }

    @Test("TB-38: sideways a phone's bars are away, a tap reveals them, upright they come back by themselves")
    func compact() throws {
        let (app, _, _) = try Self.start { $0.hidesBarsWhenVerticallyCompact = true }
        app.handle(.orientation(.landscape))
        #expect(!Self.shows(app))
        app.tap(at: Point(x: 400, y: 250))
        #expect(Self.shows(app))
        app.handle(.orientation(.portrait))
        app.handle(.orientation(.landscape))
        #expect(!Self.shows(app))
        app.handle(.orientation(.portrait))
        #expect(Self.shows(app))
    }

    @Test("TB-38: what a setting has hidden comes back when it is turned off, or when the app shows the bar")
    func turnedOff() throws {
        let (app, navigation, _) = try Self.start { $0.hidesBarsOnTap = true }
        app.tap(at: Self.content)
        navigation.setNavigationBarHidden(false, animated: false)
        app.commit()
        #expect(Self.shows(app))
        app.run(for: 1)
        app.tap(at: Self.content)
        app.run(for: 0.3)
        #expect(!Self.shows(app))
        navigation.hidesBarsOnTap = false
        app.commit()
        #expect(Self.shows(app))
    }
}
