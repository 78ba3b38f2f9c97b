import LintelModel
import Testing

/// When network activity shows (behaviour.md, sections 5 and 15.5).
@Suite("Network activity")
struct NetworkActivityStateTests {
    enum Step: Sendable { case begin, end }

    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        /// Milliseconds.
        var steps: [(Int, Step)]
        /// Milliseconds at which the indicator goes on and off in turn.
        var changes: [Int]
        var testDescription: String { id }
    }

    static let cases: [Case] = [
        Case(id: "TV-90 one task of 0.9 s", steps: [(0, .begin), (900, .end)], changes: []),
        Case(id: "TV-91 one task of 1.5 s", steps: [(0, .begin), (1500, .end)], changes: [1000, 1670]),
        Case(
            id: "TV-92 two tasks of 2 s, 0.1 s between them", steps: [(0, .begin), (2000, .end), (2100, .begin), (4100, .end)],
            changes: [1000, 4270]),
        Case(id: "TV-93 end without begin", steps: [(0, .end), (10, .begin), (1500, .end)], changes: [1010, 1670]),
        Case(
            id: "NA-04 a break longer than 0.17 s is seen, and the next task waits its second",
            steps: [(0, .begin), (2000, .end), (2200, .begin), (4000, .end)], changes: [1000, 2170, 3200, 4170]),
        Case(
            id: "NA-04 quick tasks one after another never show", steps: [(0, .begin), (900, .end), (950, .begin), (1800, .end)],
            changes: []),
        Case(
            id: "NA-04 overlapping tasks count as one", steps: [(0, .begin), (600, .begin), (900, .end), (1400, .end)],
            changes: [1000, 1570]),
        Case(
            id: "NA-03 three quick accesses at once", steps: [(0, .begin), (1, .begin), (2, .begin), (90, .end), (91, .end), (92, .end)],
            changes: []),
        Case(
            id: "NA-05 a count, not a flag: the first end leaves the other's activity on",
            steps: [(0, .begin), (0, .begin), (1200, .end), (3000, .end)], changes: [1000, 3170]),
    ]

    @Test("NA-03, NA-04, NA-05, TV-90 to TV-93", arguments: cases)
    func timeline(test: Case) {
        var state = NetworkActivityState()
        var steps = test.steps[...]
        var changes: [Int] = []
        for time in 0...6000 {
            let wasVisible = state.isVisible
            while let step = steps.first, step.0 == time {
                switch step.1 {
                case .begin: state.begin(at: .milliseconds(time))
                case .end: state.end(at: .milliseconds(time))
                }
                steps.removeFirst()
            }
            state.advance(to: .milliseconds(time))
            if state.isVisible != wasVisible { changes.append(time) }
        }
        #expect(changes == test.changes)
        #expect(state.count == 0 && state.phase == .notActive)
    }

    @Test("NA-04: the phases by name")
    func phases() {
        var state = NetworkActivityState()
        state.begin(at: .seconds(3))
        #expect(state.phase == .delayingStart(until: .seconds(4)) && state.nextChange == .seconds(4))
        state.advance(to: .seconds(4))
        #expect(state.phase == .active && state.nextChange == nil)
        state.end(at: .seconds(9))
        #expect(state.phase == .delayingEnd(until: .milliseconds(9170)) && state.isVisible)
        state.begin(at: .milliseconds(9100))
        #expect(state.phase == .active && state.count == 1)
    }

    @Test("TV-93, NA-05: a stray end is told and changes nothing")
    func strayEnd() {
        var state = NetworkActivityState()
        #expect(!state.end(at: .zero) && state.count == 0)
        state.begin(at: .zero)
        #expect(state.end(at: .seconds(2)) && !state.end(at: .seconds(2)) && state.count == 0)
    }

    @Test("without delays it follows the count")
    func immediate() {
        var state = NetworkActivityState(activationDelay: .zero, completionDelay: .zero)
        state.begin(at: .zero)
        #expect(state.isVisible)
        state.end(at: .zero)
        #expect(!state.isVisible)
    }

    @Test(
        "NA-01, NA-02, TV-94: who draws it",
        arguments: [
            ("iPhone 8", true), ("iPhone 12", false), ("iPhone 15", false), ("iPad Air 2", true), ("iPad Pro 11-inch (M4)", true),
        ], [SystemVersion(12), 13, 18, 26])
    func visibility(device: (name: String, isDrawn: Bool), system: SystemVersion) throws {
        let screen = try screen(device.name, system: system) { $0.status.showsNetworkActivity = true }
        let answer = try #require(screen.networkActivityVisibility)
        #expect(answer.isVisible == device.isDrawn)
        #expect(answer.reason.contains("NA-02") && answer.reason.contains("NA-01"))
        // The request stays readable whatever is drawn.
        #expect(screen.status.showsNetworkActivity)
    }

    @Test("nothing is drawn in a bar that is hidden, and nothing is answered where nothing is asked")
    func otherAnswers() throws {
        let hidden = try screen("iPhone 8") {
            $0.status.showsNetworkActivity = true
            $0.statusBar.isHidden = true
        }
        #expect(hidden.networkActivityVisibility == .statusBarHidden)
        #expect(try screen("iPhone 8").networkActivityVisibility == nil)
        #expect(NetworkActivityVisibility.deprecation == 13)
    }
}
