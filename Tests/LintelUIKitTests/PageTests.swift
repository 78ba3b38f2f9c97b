import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Pages that a finger turns. iPhone 15 is 393 × 852 points.
@MainActor @Suite struct PageTests {
    @MainActor final class Log { var lines: [String] = [] }

    final class Page: UIViewController {
        var log = Log()

        convenience init(_ name: String, _ log: Log) {
            self.init(nibName: nil, bundle: nil)
            title = name
            self.log = log
        }

        private func note(_ event: String) { log.lines.append("\(title ?? "") \(event)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will go") }
        override func viewDidDisappear(_ animated: Bool) { note("did go") }
    }

    /// Three pages, and what the controller asks and tells.
    final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log = Log()
        let calls = Log()
        private(set) lazy var pages = ["1", "2", "3"].map { Page($0, calls) }

        private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
            let index = (pages.firstIndex { $0 === page } ?? 0) + step
            return pages.indices.contains(index) ? pages[index] : nil
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            log.lines.append("before \(page.title ?? "")")
            return neighbour(of: page, -1)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            log.lines.append("after \(page.title ?? "")")
            return neighbour(of: page, 1)
        }
        func pageViewController(_ controller: UIPageViewController, willTransitionTo pages: [UIViewController]) {
            log.lines.append("will turn to \(pages.first?.title ?? "")")
        }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            let (old, new) = (previousViewControllers.first?.title ?? "", controller.viewControllers?.first?.title ?? "")
            log.lines.append("\(completed ? "turned" : "did not turn") from \(old), shows \(new)")
        }
    }

    @MainActor private struct Running {
        let app: UIApplication
        let controller: UIPageViewController
        let book: Book
        var shown: String { controller.viewControllers?.first?.title ?? "" }
        func x(of page: Int) -> CGFloat { book.pages[page].view.convert(CGPoint.zero, to: nil).x }
        func y(of page: Int) -> CGFloat { book.pages[page].view.convert(CGPoint.zero, to: nil).y }
    }

    private static func start(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: Int? = nil, locale: LocaleIdentifier = "en"
    ) throws -> Running {
        let book = Book()
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: spacing.map { [.interPageSpacing: $0] })
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let device = try #require(DeviceCatalogue.device(named: "iPhone 15"))
        let app = UIApplication(
            on: device, traits: Traits(locale: locale, system: 18), environment: PlainEnvironment().layout, rootViewController: controller)
        app.run(for: 1)
        book.calls.lines = []
        return Running(app: app, controller: controller, book: book)
    }

    private static func pull(_ app: UIApplication, from start: Point = Point(x: 300, y: 400), to end: Point) {
        app.handle(.touch(Touch(.began, at: start)))
        for step in 1...4 {
            app.run(for: 0.05)
            let share = Double(step) / 4
            let point = Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            app.handle(.touch(Touch(.moved, at: point)))
        }
    }

    private static func letGo(_ app: UIApplication, at point: Point) {
        app.run(for: 0.2)
        app.handle(.touch(Touch(.ended, at: point)))
        app.run(for: 2)
    }

    /// The order is that of a device (Xcode 7.1's simulator), as "UIPageViewController Test Note" of 2015 lists it.
    @Test("who is asked and told, and when")
    func order() throws {
        let running = try Self.start()
        let (app, book) = (running.app, running.book)
        #expect(book.log.lines.isEmpty)
        Self.pull(app, to: Point(x: 260, y: 400))
        #expect(book.log.lines == ["after 1", "before 1", "will turn to 2"])
        #expect(book.calls.lines == ["1 will go", "2 will appear"])
        (book.log.lines, book.calls.lines) = ([], [])
        Self.letGo(app, at: Point(x: 260, y: 400))
        #expect(book.log.lines == ["did not turn from 1, shows 1"] && running.shown == "1")
        #expect(book.calls.lines == ["2 will go", "1 will appear", "2 did go", "1 did appear"])
        (book.log.lines, book.calls.lines) = ([], [])
        Self.pull(app, from: Point(x: 340, y: 400), to: Point(x: 40, y: 400))
        #expect(book.log.lines == ["will turn to 2"] && running.shown == "1")
        Self.letGo(app, at: Point(x: 40, y: 400))
        #expect(book.log.lines == ["will turn to 2", "turned from 1, shows 2", "after 2"])
        #expect(book.calls.lines == ["1 will go", "2 will appear", "1 did go", "2 did appear"])
        book.log.lines = []
        app.swipe(from: Point(x: 100, y: 400), to: Point(x: 300, y: 400))
        app.run(for: 2)
        #expect(book.log.lines == ["will turn to 1", "turned from 2, shows 1", "before 1"])
        #expect(running.app.nextChange == nil)
    }

    @Test("both pages follow the finger, with the space between them", arguments: [nil as Int?, 20])
    func follows(spacing: Int?) throws {
        let running = try Self.start(spacing: spacing)
        Self.pull(running.app, to: Point(x: 200, y: 400))
        // The finger's first 25 points only tell that it drags.
        #expect(running.x(of: 0) == -75 && running.x(of: 1) == 393 - 75 + CGFloat(spacing ?? 0))
        Self.letGo(running.app, at: Point(x: 200, y: 400))
        #expect(running.shown == "1" && running.x(of: 0) == 0 && running.book.pages[1].parent == nil)
        running.app.swipe(from: Point(x: 300, y: 400), to: Point(x: 100, y: 400))
        running.app.run(for: 2)
        #expect(running.shown == "2" && running.x(of: 1) == 0 && running.book.pages[1].view.bounds.width == 393)
        #expect(running.book.pages[0].parent == nil && running.book.pages[1].parent === running.controller)
    }

    @Test("a finger that turns round on its way brings the other page in")
    func turnsRound() throws {
        let running = try Self.start()
        running.controller.setViewControllers([running.book.pages[1]], direction: .forward, animated: false)
        running.app.commit()
        Self.pull(running.app, from: Point(x: 200, y: 400), to: Point(x: 100, y: 400))
        running.app.handle(.touch(Touch(.moved, at: Point(x: 300, y: 400))))
        #expect(running.book.log.lines == ["after 2", "before 2", "will turn to 3", "did not turn from 2, shows 2", "will turn to 1"])
        #expect(abs(running.x(of: 0) + 393 - 125) < 0.001)
        Self.letGo(running.app, at: Point(x: 300, y: 400))
        #expect(running.shown == "2")
    }

    @Test("beyond the first page content gives way and nobody is told")
    func end() throws {
        let running = try Self.start()
        Self.pull(running.app, from: Point(x: 100, y: 400), to: Point(x: 300, y: 400))
        #expect(running.x(of: 0) > 0 && running.x(of: 0) < 100)
        Self.letGo(running.app, at: Point(x: 300, y: 400))
        #expect(running.book.log.lines == ["after 1", "before 1"] && running.x(of: 0) == 0)
    }

    @Test("vertical pages go up and down")
    func vertical() throws {
        let running = try Self.start(.vertical)
        Self.pull(running.app, from: Point(x: 200, y: 600), to: Point(x: 200, y: 500))
        #expect(running.y(of: 0) == -75 && running.y(of: 1) == 852 - 75)
        Self.letGo(running.app, at: Point(x: 200, y: 100))
        #expect(running.shown == "2" && running.y(of: 1) == 0)
    }

    @Test("fingers turn the other way in languages that run so; the app's own direction stays")
    func mirrored() throws {
        let running = try Self.start(locale: "ar")
        running.app.swipe(from: Point(x: 100, y: 400), to: Point(x: 300, y: 400))
        running.app.run(for: 2)
        #expect(running.shown == "2")
        running.controller.setViewControllers([running.book.pages[2]], direction: .forward, animated: true)
        running.app.run(for: 0.1)
        #expect(running.x(of: 2) > 0 && running.x(of: 2) < 393)
    }

    @Test("the app turns a page with an animation, and nobody but its completion is told", arguments: [true, false])
    func programmatic(isForward: Bool) throws {
        let running = try Self.start()
        var ends: [Bool] = []
        running.controller.setViewControllers(
            [running.book.pages[2]], direction: isForward ? .forward : .reverse, animated: true
        ) { ends.append($0) }
        running.app.run(for: 0.15)
        #expect(isForward ? running.x(of: 2) > 0 : running.x(of: 2) < 0)
        #expect(ends.isEmpty && running.shown == "1")
        running.app.run(for: 1)
        #expect(ends == [true] && running.shown == "3" && running.x(of: 2) == 0)
        #expect(running.book.log.lines.isEmpty)
        #expect(running.book.calls.lines == ["1 will go", "3 will appear", "1 did go", "3 did appear"])
    }

    @Test("no finger turns pages without a data source, nor pages that curl", arguments: [true, false])
    func still(isCurl: Bool) throws {
        let book = Book()
        let controller = UIPageViewController(transitionStyle: isCurl ? .pageCurl : .scroll, navigationOrientation: .horizontal)
        if isCurl { controller.dataSource = book }
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let app = try LiveAppTests.app(controller)
        app.swipe(from: Point(x: 300, y: 400), to: Point(x: 100, y: 400))
        app.run(for: 1)
        #expect(controller.viewControllers?.first === book.pages[0] && book.log.lines.isEmpty)
    }

    @Test("a page in a navigation controller shows its toolbar items and its content once it is there")
    func items() throws {
        let book = Book()
        for page in book.pages { page.view.backgroundColor = .white }
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let app = try LiveAppTests.app(UINavigationController(rootViewController: controller))
        app.run(for: 1)
        let rest = book.pages[0].view.safeAreaInsets
        #expect(rest.top > 59)
        Self.pull(app, from: Point(x: 340, y: 400), to: Point(x: 40, y: 400))
        #expect(book.pages[1].view.safeAreaInsets == rest)
        Self.letGo(app, at: Point(x: 40, y: 400))
        #expect(book.pages[1].view.safeAreaInsets == rest)
        #expect(app.trace.last { $0.subject == .action }?.new == "turned to Page")
    }
}
