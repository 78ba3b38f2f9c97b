import LintelUIKit

extension MemberTable {
    static let segmentedControl = MemberTable("UISegmentedControl") { type in
        type.member("init(items:)") { stage in
            { stage.show(UISegmentedControl(items: ["One", "Two"])) }
        }
        type.segments("insertSegment(withTitle:at:animated:)") { $0.insertSegment(withTitle: "Three", at: 2, animated: false) }
        type.segments("setTitle(_:forSegmentAt:)") { $0.setTitle("Other", forSegmentAt: 0) }
        type.segments("selectedSegmentIndex") { $0.selectedSegmentIndex = 1 }
        type.segments("noSegment") { $0.selectedSegmentIndex = UISegmentedControl.noSegment }
        type.segments("numberOfSegments", see: { $0.numberOfSegments }) { $0.insertSegment(withTitle: nil, at: 0, animated: false) }
        type.segments("titleForSegment(at:)", see: { $0.titleForSegment(at: 1) }) {
            $0.insertSegment(withTitle: "Zero", at: 0, animated: false)
        }
    }

    /// A row about two segments, the first of which is chosen.
    private func segments(
        _ name: String, line: Int = #line, see probe: (@MainActor (UISegmentedControl) -> Any?)? = nil,
        _ use: @escaping @MainActor (UISegmentedControl) -> Void
    ) {
        member(name, line: line) { stage in
            let control = UISegmentedControl(items: ["One", "Two"])
            control.selectedSegmentIndex = 0
            stage.show(control)
            if let probe { stage.see { probe(control) } }
            return { use(control) }
        }
    }
}
