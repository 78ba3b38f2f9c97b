public import Foundation
import LintelLayout
import LintelModel

/// One line of text, or several where it is allowed to break.
@MainActor
open class UILabel: UIView {
    open var text: String? { didSet { textChanged() } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
    open var textColor: UIColor! = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// 0 means as many as it takes.
    open var numberOfLines = 1 { didSet { textChanged() } }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        changed()
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let app = UIApplication.running, let text, !text.isEmpty else { return .zero }
        let lines = LineBreaker(font: font.model, measure: app.environment.text).lines(
            of: text, width: Double(size.width), most: numberOfLines)
        let width = lines.map(\.width).max() ?? 0
        return CGSize(width: width.rounded(.up), height: (Double(lines.count) * font.model.lineHeight).rounded(.up))
    }

    override var breaksLines: Bool { numberOfLines != 1 }

    override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        guard let width, breaksLines else { return intrinsicContentSize }
        return sizeThatFits(CGSize(width: width, height: 0))
    }

    override func baseline(isFirst: Bool) -> (share: Double, offset: CGFloat) {
        let lines = bounds.width > 0 ? (sizeThatFits(CGSize(width: bounds.width, height: 0)).height / font.lineHeight).rounded(.down) : 1
        let first = -max(lines, 1) * font.lineHeight / 2 + CGFloat(font.model.ascent)
        return (0.5, isFirst ? first : first + (max(lines, 1) - 1) * font.lineHeight)
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard let text, !text.isEmpty else { return [] }
        let lines = LineBreaker(font: font.model, measure: context.environment.text).lines(of: text, width: box.width, most: numberOfLines)
        let color = context.resolved(textColor, for: self)
        var baseline = box.midY - Double(lines.count) * font.model.lineHeight / 2 + font.model.ascent
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        return lines.map { line in
            defer { baseline += font.model.lineHeight }
            let x = textAlignment.start(line.width, in: box, isRightToLeft: isRightToLeft)
            return .text(TextRun(line.text, font: font.model, origin: Point(x: x, y: baseline), color: color))
        }
    }
}
