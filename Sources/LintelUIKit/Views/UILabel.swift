public import Foundation
import LintelLayout
import LintelModel

/// One line of text, or several where it is allowed to break.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
            textChanged()
        }
    }
    /// The text with its attributes; setting `text` takes them away, setting `font` or `textColor` gives all of it the same.
    open var attributedText: NSAttributedString? {
        get {
            attributed
                ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
        }
        set {
            attributed = newValue
            plain = newValue?.string
            textChanged()
        }
    }
    private var plain: String?
    private var attributed: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            overwrite(.font, font)
            textChanged()
        }
    }
    open var textColor: UIColor! = .label {
        didSet {
            overwrite(.foregroundColor, textColor)
            changed()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// A font made for a text style follows the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }
    /// One line that finds no room becomes smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
    /// Share of the font's size below which it does not become smaller; 0 leaves it to the label.
    open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }

    private var shownFont: UIFont { adjustsFontForContentSizeCategory ? font.following : font }

    /// 0 means as many as it takes.
    open var numberOfLines = 1 { didSet { textChanged() } }

    private func overwrite(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let old = attributed, let value else { return }
        let new = NSMutableAttributedString(string: "")
        let all = NSRange(location: 0, length: old.length)
        old.enumerateAttributes(in: all, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            let part = (old.string as NSString).substring(with: range)
            new.append(NSAttributedString(string: part, attributes: attributes.merging([key: value]) { $1 }))
        }
        attributed = new
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        changed()
    }

    private func styledLines(_ attributed: NSAttributedString, width: Double, _ measure: any TextMeasuring) -> StyledLines {
        let text = StyledText(attributed, font: font.model, color: textColor.dynamic)
        return StyledLines(text, width: width, most: numberOfLines, measure: measure)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let measure = UIApplication.running?.environment.text, let text, !text.isEmpty else { return .zero }
        if let attributed {
            let lines = styledLines(attributed, width: Double(size.width), measure)
            return CGSize(width: lines.width.rounded(.up), height: lines.height.rounded(.up))
        }
        let font = shownFont.model
        let lines = LineBreaker(font: font, measure: measure).lines(of: text, width: Double(size.width), most: numberOfLines)
        let width = lines.map(\.width).max() ?? 0
        return CGSize(width: width.rounded(.up), height: (Double(lines.count) * font.lineHeight).rounded(.up))
    }

    override var classTraits: UIAccessibilityTraits { .staticText }
    override var shownText: String? { text }

    override var breaksLines: Bool { numberOfLines != 1 }

    override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        guard let width, breaksLines else { return intrinsicContentSize }
        return sizeThatFits(CGSize(width: width, height: 0))
    }

    override func baseline(isFirst: Bool) -> (share: Double, offset: CGFloat) {
        if let attributed, let measure = UIApplication.running?.environment.text {
            let lines = styledLines(attributed, width: bounds.width > 0 ? Double(bounds.width) : .greatestFiniteMagnitude, measure)
            return (0.5, CGFloat((isFirst ? lines.firstAscent : lines.lastBaseline) - lines.height / 2))
        }
        let font = shownFont
        let lines = bounds.width > 0 ? (sizeThatFits(CGSize(width: bounds.width, height: 0)).height / font.lineHeight).rounded(.down) : 1
        let first = -max(lines, 1) * font.lineHeight / 2 + CGFloat(font.model.ascent)
        return (0.5, isFirst ? first : first + (max(lines, 1) - 1) * font.lineHeight)
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard let text, !text.isEmpty else { return [] }
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        if let attributed {
            let lines = styledLines(attributed, width: box.width, context.environment.text)
            return lines.drawing(
                in: box, top: box.midY - lines.height / 2, alignment: textAlignment, appearance: context.appearance(of: self),
                isRightToLeft: isRightToLeft)
        }
        let font = drawnFont(of: text, in: box, context.environment.text).model
        let breaker = LineBreaker(font: font, measure: context.environment.text)
        let lines = breaker.lines(of: text, width: box.width, most: numberOfLines)
        let baseline = box.midY - Double(lines.count) * font.lineHeight / 2 + font.ascent
        return breaker.drawing(
            lines, in: box, baseline: baseline, alignment: textAlignment, isRightToLeft: isRightToLeft,
            color: context.resolved(textColor, for: self))
    }

    private func drawnFont(of text: String, in box: Rect, _ measure: any TextMeasuring) -> UIFont {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return shownFont }
        let least = minimumScaleFactor > 0 ? minimumScaleFactor : Self.leastScale
        return shownFont.fitting(text, into: box.width, least: least, measure: measure)
    }

    /// A label that was given no least scale; ours.
    private static let leastScale: CGFloat = 0.5
}
