import Foundation
import LintelLayout
import LintelModel

/// How a text field looks in its state: its border, the views at its sides, and the text between them.
@MainActor
struct FieldFace {
    private let field: UITextField

    init(_ field: UITextField) { self.field = field }

    /// Points between the rounded border and the text (`textRect(forBounds:)` of a field with it).
    private static let inset: CGFloat = 7
    /// Height of a field with rounded border at the default size, less that of its line.
    private static let bordersHeight = 12.0
    private static let cornerRadius = 5.0
    private static let clearSide = CGFloat(SearchField.clearSide)
    private static let clearGap = CGFloat(SearchField.clearGap)

    private var font: Font { (field.font ?? .systemFont(ofSize: 17)).model }
    private var side: CGFloat { field.borderStyle == .none ? 0 : Self.inset }

    // MARK: - Places

    var size: CGSize {
        guard let measure = UIApplication.running?.environment.text else { return .zero }
        let shown = StyledLines(styled, width: .greatestFiniteMagnitude, most: 1, measure: measure)
        let sides = (leftView?.frame.width ?? 0) + (rightView?.frame.width ?? 0) + 2 * side
        let border = field.borderStyle == .none ? 0 : Self.bordersHeight
        return CGSize(width: (shown.width + Double(sides)).rounded(.up), height: (max(shown.height, font.lineHeight) + border).rounded(.up))
    }

    private var leftView: UIView? { isShown(field.leftViewMode) ? field.leftView : nil }
    private var rightView: UIView? {
        if let view = field.rightView, isShown(field.rightViewMode) { return view }
        return isShown(field.clearButtonMode) && field.text?.isEmpty == false ? field.clearButton : nil
    }

    private func isShown(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    /// Where the text lies: between the views at the sides.
    func room(in bounds: CGRect) -> CGRect {
        let left = leftView.map { max($0.frame.width, side) } ?? side
        let right = rightView.map { $0 === field.clearButton ? Self.clearSide + 2 * Self.clearGap : max($0.frame.width, side) } ?? side
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    func layOut() {
        for view in [field.leftView, field.rightView, field.clearButton] {
            if let view, view !== leftView, view !== rightView, view.superview === field { view.removeFromSuperview() }
        }
        if rightView === field.clearButton { field.clearButton.bounds.size = CGSize(width: Self.clearSide, height: Self.clearSide) }
        let gap = rightView === field.clearButton ? Self.clearGap : 0
        if let leftView { place(leftView, x: 0) }
        if let rightView { place(rightView, x: field.bounds.width - rightView.frame.width - gap) }
    }

    private func place(_ view: UIView, x: CGFloat) {
        if view.superview !== field { field.addSubview(view) }
        let origin = CGPoint(x: x, y: (field.bounds.height - view.frame.height) / 2)
        if view.frame.origin != origin { view.frame.origin = origin }
    }

    // MARK: - Painting

    /// Text or placeholder; dots stand for the letters of a secure field.
    private var styled: StyledText {
        let text = field.text ?? ""
        if text.isEmpty {
            let placeholder = field.attributedPlaceholder ?? NSAttributedString(string: "")
            return StyledText(placeholder, font: font, color: UIColor.tertiaryLabel.dynamic)
        }
        let color = (field.textColor ?? .label).dynamic
        if field.isSecureTextEntry {
            let dots = String(repeating: "•", count: text.count)
            return StyledText(NSAttributedString(string: dots), font: font, color: color)
        }
        return StyledText(field.attributed ?? NSAttributedString(string: text), font: font, color: color)
    }

    func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        let room = field.textRect(forBounds: CGRect(x: 0, y: 0, width: box.width, height: box.height)).model
        let lines = StyledLines(styled, width: room.width, most: 1, measure: context.environment.text)
        guard lines.width > 0 else { return border(box, context) }
        let place = room.offset(x: box.x, y: box.y)
        return border(box, context)
            + lines.drawing(
                in: place, top: place.midY - lines.height / 2, alignment: field.textAlignment, appearance: context.appearance(of: field),
                isRightToLeft: field.traitCollection.layoutDirection == .rightToLeft)
    }

    private func border(_ box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        func line(_ color: UIColor, _ outline: Path) -> Scene.Item {
            .stroke(outline, Stroke(width: 1), context.resolved(color, for: field))
        }
        switch field.borderStyle {
        case .none: return []
        case .line: return [line(.label, .rect(box.inset(by: 0.5)))]
        case .bezel: return [line(.systemGray, .rect(box.inset(by: 0.5))), line(.systemGray4, .rect(box.inset(by: 1.5)))]
        case .roundedRect:
            let outline = Path.roundedRect(box.inset(by: 0.5), radius: Self.cornerRadius)
            return [.fill(outline, .color(context.resolved(.systemBackground, for: field))), line(.separator, outline)]
        }
    }
}
