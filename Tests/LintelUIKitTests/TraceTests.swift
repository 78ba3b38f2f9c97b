import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// The trace of a run: every change once, with what brought it about.
@MainActor @Suite struct TraceTests {
    final class List: UIViewController {
        override func viewDidLoad() {
            toolbarItems = [
                UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil), .flexibleSpace(),
                UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            ]
        }
    }

    final class Movie: UIViewController {
        var isHiding = false
        override var prefersStatusBarHidden: Bool { isHiding }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    /// The subjects that a body adds to the trace, in their order.
    static func subjects(_ app: UIApplication, _ body: () -> Void) -> [Decision.Subject] {
        lines(app, body).map(\.subject)
    }

    static func lines(_ app: UIApplication, _ body: () -> Void) -> [Decision] {
        app.commit()
        let before = app.trace.count
        body()
        app.run(for: 2)
        return Array(app.trace[before...])
    }

    static func navigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: List())
        navigation.isToolbarHidden = false
        return navigation
    }

    @Test("a launch is told once, from the first window on, without old values")
    func launch() throws {
        let app = try LiveAppTests.app(Self.navigation())
        #expect(app.trace.allSatisfy { $0.old == nil && !$0.cause.isEmpty })
        #expect(
            app.trace.map(\.subject) == [
                .statusBarStyle, .statusBarVisibility, .navigationBarVisibility, .navigationBarAppearance, .toolbarVisibility,
                .toolbarAppearance, .toolbarItems, .safeArea, .contentInsets,
            ])
        #expect(app.trace.first { $0.subject == .toolbarItems }?.new == "compose, Edit")
        // An iPhone 15's bars: 53.67 + 44 above, 44 + 34 below (observed-geometry.md).
        #expect(app.trace.last?.new == "97.67 0 78 0")
        #expect(app.trace.last?.cause == ["the navigation bar reaches to 97.67", "the toolbar begins at 774"])
    }

    @Test("nothing is written where nothing changes")
    func silence() throws {
        let app = try LiveAppTests.app(Self.navigation())
        let count = app.trace.count
        app.run(for: 3)
        app.handle(.appearance(.light))
        app.handle(.orientation(.portrait))
        _ = app.placed()
        app.keyWindow?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
        app.run(for: 1)
        #expect(app.trace.count == count)
    }

    @Test("SB-44: a status bar that goes is one line for itself, and says who asked and who decided")
    func statusBar() throws {
        let movie = Movie()
        let app = try LiveAppTests.app(movie)
        let lines = Self.lines(app) {
            movie.isHiding = true
            movie.setNeedsStatusBarAppearanceUpdate()
        }
        #expect(lines.map(\.subject) == [.statusBarVisibility])
        #expect(lines.first?.old == "shown" && lines.first?.new == "hidden")
        #expect(lines.first?.cause.first == "setNeedsStatusBarAppearanceUpdate was called (SB-44)")
        #expect(lines.first?.cause.contains { $0.contains("Movie") && $0.contains("prefersStatusBarHidden") } == true)
        #expect(lines.first?.cause.contains { $0.contains("lightContent") } == false)
    }

    @Test("SB-74: where the bar's going moves the safe area, that is said too")
    func homeButton() throws {
        let movie = Movie()
        let app = try LiveAppTests.app(movie, device: "iPhone SE (3rd generation)")
        let lines = Self.lines(app) {
            movie.isHiding = true
            movie.setNeedsStatusBarAppearanceUpdate()
        }
        #expect(lines.map(\.subject) == [.statusBarVisibility, .safeArea, .contentInsets])
        #expect(lines.dropFirst().map(\.new) == ["0 0 0 0", "0 0 0 0"])
        #expect(lines[1].cause == ["the status bar is hidden"])
        #expect(lines[2].cause == ["the safe area"])
    }

    @Test("TB-31, TB-33: a push changes items and bars, each with the object that asked")
    func push() throws {
        let navigation = Self.navigation()
        let app = try LiveAppTests.app(navigation)
        let movie = Movie()
        movie.hidesBottomBarWhenPushed = true
        let lines = Self.lines(app) { navigation.pushViewController(movie, animated: false) }
        #expect(lines.map(\.subject) == [.toolbarVisibility, .contentInsets])
        #expect(lines.first?.cause == ["hidesBottomBarWhenPushed of Movie (TB-34)"])
        #expect(lines.last?.cause == ["the toolbar is gone"])
        let back = Self.lines(app) { navigation.popViewController(animated: false) }
        #expect(back.map(\.subject) == [.toolbarVisibility, .toolbarAppearance, .toolbarItems, .contentInsets])
        #expect(back[2].cause == ["toolbarItems of List (TB-31)"])
    }

    @Test("a turned device is told by what it changes")
    func turn() throws {
        let app = try LiveAppTests.app(Self.navigation())
        let lines = Self.lines(app) { app.handle(.orientation(.landscape)) }
        #expect(
            lines.map(\.subject).filter { $0 != .navigationBarAppearance && $0 != .toolbarAppearance } == [
                .statusBarVisibility, .safeArea, .contentInsets,
            ])
        #expect(lines.first { $0.subject == .safeArea }?.cause == ["held in landscape"])
        #expect(lines.first?.cause.last?.contains("SB-21") == true)
    }

    @Test("a decision is one line")
    func line() {
        let decision = Decision(.statusBarStyle, at: 0.351, from: "darkContent", to: "lightContent", cause: ["a", "b"])
        #expect(decision.description == "0.35 s  status bar style  darkContent → lightContent  because a; b")
        #expect(Decision(.keyboard, at: 12, to: "shown", cause: []).description == "12.00 s  keyboard  → shown")
    }
}
