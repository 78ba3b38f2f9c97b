import Foundation
import LintelLayout
import LintelModel

/// A text whose parts differ in font, colour and lines, as an attributed string has it.
struct StyledText {
    /// How a part looks.
    struct Style: Equatable {
        var font: Font
        var color: DynamicColor
        var ground: DynamicColor?
        /// Points after each letter.
        var kern = 0.0
        var underline: Stripe?
        var strikethrough: Stripe?
        /// Points above the baseline.
        var rise = 0.0
    }

    /// A line under or through letters.
    struct Stripe: Equatable {
        var style: NSUnderlineStyle
        /// Nil: the letters' own.
        var color: DynamicColor?
    }

    struct Piece: Equatable {
        var text: String
        var style: Style
    }

    /// Pieces with the same end of paragraph.
    struct Paragraph {
        var pieces: [Piece]
        /// What stands where there is no letter to tell.
        var style: Style
        var layout: NSParagraphStyle?
    }

    private(set) var paragraphs: [Paragraph] = []

    /// - Parameters:
    ///   - font: where the string names none.
    ///   - color: where the string names none.
    init(_ string: NSAttributedString, font: Font, color: DynamicColor) {
        let plain = Style(font: font, color: color)
        var current = Paragraph(pieces: [], style: plain)
        let whole = string.string as NSString
        // Looking for the longest ranges, Foundation compares attributes, and stops the program over some values that it cannot compare.
        let all = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: all, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            let style = Style(attributes, over: plain)
            let layout = attributes[.paragraphStyle] as? NSParagraphStyle
            for (index, part) in whole.substring(with: range).components(separatedBy: "\n").enumerated() {
                if index > 0 {
                    paragraphs.append(current)
                    current = Paragraph(pieces: [], style: style, layout: layout)
                }
                current.layout = current.layout ?? layout
                current.style = current.pieces.isEmpty ? style : current.style
                if !part.isEmpty { current.pieces.append(Piece(text: part, style: style)) }
            }
        }
        paragraphs.append(current)
    }
}

extension StyledText.Style {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any], over plain: Self) {
        self = plain
        font = attributes.font ?? plain.font
        color = attributes.color ?? plain.color
        ground = attributes.color(.backgroundColor)
        kern = attributes.number(.kern) ?? 0
        rise = attributes.number(.baselineOffset) ?? 0
        underline = Self.stripe(attributes, .underlineStyle, .underlineColor)
        strikethrough = Self.stripe(attributes, .strikethroughStyle, .strikethroughColor)
    }

    private static func stripe(
        _ attributes: [NSAttributedString.Key: Any], _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> StyledText.Stripe? {
        guard let raw = attributes.number(style), raw > 0 else { return nil }
        return StyledText.Stripe(style: NSUnderlineStyle(rawValue: Int(raw)), color: attributes.color(color))
    }
}
