import Foundation
import LintelModel
import LintelUIKit
import Testing

/// When controllers hear that they come and go.
@MainActor @Suite struct AppearanceOrderTests {
    @MainActor final class Log { var lines: [String] = [] }

    final class Told: UIViewController {
        var log = Log()
        private func note(_ event: String, _ animated: Bool) {
            let why = [
                (isMovingToParent, "to parent"), (isMovingFromParent, "from parent"), (isBeingPresented, "presented"),
                (isBeingDismissed, "dismissed"),
            ].filter(\.0).map(\.1)
            log.lines.append(([title ?? "", event, animated ? "animated" : "at once"] + why).joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { note("will go", animated) }
        override func viewDidDisappear(_ animated: Bool) { note("did go", animated) }
    }

    private func told(_ title: String, _ log: Log) -> Told {
        let controller = Told()
        controller.title = title
        controller.log = log
        return controller
    }

    @Test("a push and a pop with an animation arrive when it is over")
    func push() throws {
        let log = Log()
        let navigation = UINavigationController(rootViewController: told("A", log))
        let app = try LiveAppTests.app(navigation)
        #expect(log.lines == ["A will appear at once to parent", "A did appear at once to parent"])
        log.lines = []
        navigation.pushViewController(told("B", log), animated: true)
        app.advance(to: 0.1)
        #expect(log.lines == ["A will go animated", "B will appear animated to parent"])
        app.advance(to: 1)
        #expect(log.lines.dropFirst(2) == ["A did go animated", "B did appear animated to parent"])
        log.lines = []
        navigation.popViewController(animated: false)
        app.advance(to: 2)
        #expect(
            log.lines == [
                "B will go at once from parent", "A will appear at once", "B did go at once from parent", "A did appear at once",
            ])
    }

    @Test("a sheet leaves its presenter on screen, full screen does not; the completion comes last")
    func present() throws {
        for (style, presenter) in [(UIModalPresentationStyle.pageSheet, []), (.fullScreen, ["A will go animated", "A did go animated"])] {
            let log = Log()
            let root = told("A", log)
            let app = try LiveAppTests.app(root)
            log.lines = []
            let sheet = told("B", log)
            sheet.modalPresentationStyle = style
            root.present(sheet, animated: true) { log.lines.append("done") }
            app.run(for: 1)
            #expect(log.lines.filter { $0.hasPrefix("A") } == presenter)
            #expect(
                log.lines.filter { !$0.hasPrefix("A") }
                    == ["B will appear animated presented", "B did appear animated presented", "done"])
            log.lines = []
            root.dismiss(animated: true)
            app.run(for: 1)
            #expect(log.lines.filter { $0.hasPrefix("B") } == ["B will go animated dismissed", "B did go animated dismissed"])
        }
    }
}
