import Foundation
import LintelUIKit

extension MemberTable {
    static let attributeKey = MemberTable("NSAttributedString.Key") { type in
        type.member("foregroundColor") { stage in
            { stage.root.toolbarItems?[0].setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal) }
        }
        type.member("font") { stage in
            { stage.root.toolbarItems?[0].setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal) }
        }
        type.attribute("backgroundColor") { $0[.backgroundColor] = UIColor.yellow }
        type.member("baselineOffset") { stage in
            let label = stage.twoLines()
            let text = NSMutableAttributedString(string: "x")
            text.append(NSAttributedString(string: "2", attributes: [.baselineOffset: 5]))
            label.attributedText = NSAttributedString(string: "x2")
            return { label.attributedText = text }
        }
        type.attribute("kern") { $0[.kern] = 3 }
        type.attribute("underlineStyle") { $0[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        type.attribute("strikethroughStyle") { $0[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        type.attribute("underlineColor", on: [.underlineStyle: 1]) { $0[.underlineColor] = UIColor.red }
        type.attribute("strikethroughColor", on: [.strikethroughStyle: 1]) { $0[.strikethroughColor] = UIColor.red }
        type.attribute("paragraphStyle") { $0[.paragraphStyle] = paragraph { $0.alignment = .right } }
    }

    static let paragraphStyle = MemberTable("NSParagraphStyle") { type in
        type.attribute("alignment") { $0[.paragraphStyle] = paragraph { $0.alignment = .right } }
        type.attribute("lineSpacing") { $0[.paragraphStyle] = paragraph { $0.lineSpacing = 8 } }
        type.attribute("paragraphSpacing") { $0[.paragraphStyle] = paragraph { $0.paragraphSpacing = 8 } }
        type.attribute("lineHeightMultiple") { $0[.paragraphStyle] = paragraph { $0.lineHeightMultiple = 2 } }
        type.attribute("default", on: [.paragraphStyle: paragraph { $0.alignment = .right }]) {
            $0[.paragraphStyle] = NSParagraphStyle.default
        }
    }

    static let underlineStyle = MemberTable("NSUnderlineStyle") { type in
        type.values(["single": NSUnderlineStyle.single, "thick": .thick, "double": .double]) { stage, style in
            stage.twoLines().attributedText = NSAttributedString(string: "One", attributes: [.underlineStyle: style.rawValue])
        }
        type.attribute("init(rawValue:)") { $0[.underlineStyle] = NSUnderlineStyle(rawValue: 9) }
        type.attribute("rawValue") { $0[.underlineStyle] = NSUnderlineStyle.thick.rawValue }
    }

    private static func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    /// A row about two paragraphs in a label.
    private func attribute(
        _ name: String, on start: [NSAttributedString.Key: Any] = [:], line: Int = #line,
        _ change: @escaping @MainActor (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        member(name, line: line) { stage in
            let label = stage.twoLines()
            var attributes = start
            label.attributedText = NSAttributedString(string: "One\nTwo", attributes: attributes)
            return {
                change(&attributes)
                label.attributedText = NSAttributedString(string: "One\nTwo", attributes: attributes)
            }
        }
    }
}
