import LintelUIKit

extension MemberTable {
    static let symbolConfiguration = MemberTable("UIImage.SymbolConfiguration") { type in
        type.configuration("init(pointSize:)") { _ in UIImage.SymbolConfiguration(pointSize: 40) }
        type.configuration("init(pointSize:weight:scale:)") { _ in
            UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        }
        type.configuration("init(weight:)") { _ in UIImage.SymbolConfiguration(weight: .bold) }
        type.configuration("init(scale:)") { _ in UIImage.SymbolConfiguration(scale: .large) }
        type.configuration("init(font:scale:)") { _ in UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30)) }
        type.configuration("applying(_:)") { $0.applying(.init(weight: .bold)) }
    }

    /// A symbol that was large before, and one that was not.
    static let symbolScale = MemberTable("UIImage.SymbolScale") { type in
        type.values(
            ["default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large],
            alike: [["default", "medium"]]
        ) { (stage, scale: UIImage.SymbolScale) in
            stage.show(star(.init(scale: scale)), star(UIImage.SymbolConfiguration(scale: .large).applying(.init(scale: scale))))
        }
    }

    /// Symbols are drawn in four weights, text's own.
    static let symbolWeight = MemberTable("UIImage.SymbolWeight") { type in
        type.values(
            [
                "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
                "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ], alike: [["unspecified", "ultraLight", "thin", "light", "regular"], ["bold", "heavy", "black"]]
        ) { (stage, weight: UIImage.SymbolWeight) in stage.show(star(.init(weight: weight))) }
    }

    private static func star(_ configuration: UIImage.SymbolConfiguration) -> UIImageView {
        UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
    }

    /// A row about the configuration of a star, which is of 17 points before.
    private func configuration(
        _ name: String, line: Int = #line,
        _ make: @escaping @MainActor (UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration
    ) {
        member(name, line: line) { stage in
            let old = UIImage.SymbolConfiguration(pointSize: 17)
            let view = Self.star(old)
            stage.show(view)
            return {
                view.image = view.image?.withConfiguration(make(old))
                view.sizeToFit()
            }
        }
    }
}
