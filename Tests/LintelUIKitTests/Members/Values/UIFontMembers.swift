import LintelUIKit

extension MemberTable {
    static let font = MemberTable("UIFont") { type in
        type.label("systemFont(ofSize:weight:)") { $0.font = .systemFont(ofSize: 12) }
        type.label("boldSystemFont(ofSize:)") { $0.font = .boldSystemFont(ofSize: 17) }
        type.label("withSize(_:)") { $0.font = $0.font.withSize(20) }
        type.member("pointSize", "lineHeight", "capHeight") { stage in
            let label = stage.twoLines()
            label.text = "One"
            let heights = { [label.font.pointSize, label.font.lineHeight, label.font.capHeight] }
            stage.see { zip(heights(), [17, 20, 11]).map { $0 > $1 } }
            return { label.font = .systemFont(ofSize: 10) }
        }
    }

    static let fontWeight = MemberTable("UIFont.Weight") { type in
        type.values(
            ["regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold]
        ) { (stage, weight: UIFont.Weight) in stage.twoLines().font = .systemFont(ofSize: 17, weight: weight) }
        type.label("init(rawValue:)") { $0.font = .systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: 0.4)) }
        type.label("rawValue") { label in
            var weight = UIFont.Weight.regular
            weight.rawValue += 0.4
            label.font = .systemFont(ofSize: 17, weight: weight)
        }
    }

    private func label(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UILabel) -> Void) {
        member(name, line: line) { stage in
            let label = stage.twoLines()
            return { use(label) }
        }
    }
}
