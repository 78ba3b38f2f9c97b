import LintelModel
import LintelUIKit

extension MemberTable {
    static let preferredFont = MemberTable("UIFont") { type in
        type.member("preferredFont(forTextStyle:)") { stage in
            let label = stage.twoLines()
            return { label.font = .preferredFont(forTextStyle: .title1) }
        }
        type.member("preferredFont(forTextStyle:compatibleWith:)") { stage in
            let label = stage.twoLines()
            stage.app.handle(.textSize(.accessibilityLarge))
            let traits = stage.app.screen.traitCollection
            stage.app.handle(.textSize(.large))
            return { label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits) }
        }
    }

    static let textStyle = MemberTable("UIFont.TextStyle") { type in
        type.values(
            [
                "largeTitle": UIFont.TextStyle.largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
                "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
                "caption1": .caption1, "caption2": .caption2,
            ]
        ) { stage, style in stage.twoLines().font = .preferredFont(forTextStyle: style) }
        type.member("init(rawValue:)", "rawValue") { stage in
            let (label, word) = (stage.twoLines(), UIFont.TextStyle.title1.rawValue)
            return { label.font = .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: word)) }
        }
    }
}
