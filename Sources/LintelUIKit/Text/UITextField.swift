public import Foundation
import LintelLayout
import LintelModel

/// A line of text that is typed; it brings the keyboard (TB-39).
@MainActor
open class UITextField: UIControl, TextEditing {
    /// What is drawn around it.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String? = "" { didSet { changed() } }
    open var placeholder: String? { didSet { changed() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
    open var textColor: UIColor? = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    open var borderStyle = BorderStyle.none { didSet { changed() } }
    /// Dots stand for the letters.
    open var isSecureTextEntry = false { didSet { changed() } }
    open var clearsOnBeginEditing = false
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    private var accessory: UIView? { didSet { changed() } }

    /// Whether typing goes into it.
    public var isEditing: Bool { isFirstResponder }

    // MARK: - Editing

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
    override var bringsKeyboard: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }

    var typedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func shouldReplace(_ range: NSRange, with string: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }

    func editingBegan() {
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, event: nil)
    }

    func editingEnded() {
        delegate?.textFieldDidEndEditing(self)
        send(.editingDidEnd, event: nil)
    }

    func editingChanged() { send(.editingChanged, event: nil) }

    override func touched(_ touches: Set<UITouch>) { becomeFirstResponder() }

    override func insertText(_ text: String) {
        if text == "\n" { returnKey() } else { type(text) }
    }

    override func deleteBackward() { deleteLastCharacter() }

    /// With someone to hear of it, the end of editing by this key takes the keyboard away.
    override func returnKey() {
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = hasReceivers(for: .editingDidEndOnExit)
        send([.editingDidEndOnExit, .primaryActionTriggered], event: nil)
        if ends { resignFirstResponder() }
    }

    // MARK: - Looks

    /// Points between the rounded border and the text (`textRect(forBounds:)` of a field with it).
    private static let inset = 7.0
    /// Height of a field with rounded border at the default size, less that of its line.
    private static let bordersHeight = 12.0
    private static let cornerRadius = 5.0

    open override var intrinsicContentSize: CGSize {
        let font = (font ?? .systemFont(ofSize: 17)).model
        let shown = text?.isEmpty == false ? shownText : placeholder ?? ""
        let width = UIApplication.running?.environment.text.width(of: shown, font: font) ?? 0
        let border = borderStyle == .none ? (0, 0) : (2 * Self.inset, Self.bordersHeight)
        return CGSize(width: (width + border.0).rounded(.up), height: (font.lineHeight + border.1).rounded(.up))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var shownText: String { isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? "" }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        let side = borderStyle == .none ? 0 : Self.inset
        let room = Rect(x: box.x + side, y: box.y, width: max(0, box.width - 2 * side), height: box.height)
        return border(box, context) + writing(in: room, context)
    }

    private func border(_ box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        let line = context.resolved(.separator, for: self)
        switch borderStyle {
        case .none: return []
        case .line, .bezel: return [.stroke(.rect(box.inset(by: 0.5)), Stroke(width: 1), line)]
        case .roundedRect:
            let outline = Path.roundedRect(box.inset(by: 0.5), radius: Self.cornerRadius)
            return [.fill(outline, .color(context.resolved(.systemBackground, for: self))), .stroke(outline, Stroke(width: 1), line)]
        }
    }

    private func writing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        let isEmpty = text?.isEmpty ?? true
        let shown = isEmpty ? placeholder ?? "" : shownText
        guard !shown.isEmpty else { return [] }
        let font = (font ?? .systemFont(ofSize: 17)).model
        let lines = LineBreaker(font: font, measure: context.environment.text).lines(of: shown, width: box.width, most: 1)
        let color = context.resolved(isEmpty ? .tertiaryLabel : textColor ?? .label, for: self)
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        let baseline = box.midY - font.lineHeight / 2 + font.ascent
        return lines.map { line in
            let x = textAlignment.start(line.width, in: box, isRightToLeft: isRightToLeft)
            return .text(TextRun(line.text, font: font, origin: Point(x: x, y: baseline), color: color))
        }
    }
}
