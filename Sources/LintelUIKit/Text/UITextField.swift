public import Foundation
import LintelLayout
import LintelModel

/// A line of text that is typed; it brings the keyboard (TB-39).
@preconcurrency @MainActor
open class UITextField: UIControl, TextEditing {
    /// What is drawn around it.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When a view at the side of the text shows.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue ?? ""
            attributed = nil
            contentChanged()
        }
    }
    /// The text with its attributes; typing goes on in those of its end.
    open var attributedText: NSAttributedString? {
        get { attributed ?? NSAttributedString(string: plain, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
        set {
            attributed = newValue
            plain = newValue?.string ?? ""
            contentChanged()
        }
    }
    private var plain = ""
    private(set) var attributed: NSAttributedString?
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedPlaceholder: NSAttributedString? { didSet { contentChanged() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
    open var textColor: UIColor? = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
    /// What the keyboard writes on the key that ends a line.
    open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
    /// Which letters the keyboard makes capitals by itself.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { UIApplication.running?.followText(again: true) } }
    /// At the left of the text, as large as it is.
    open var leftView: UIView? { didSet { replaceSide(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// At the right of the text, as large as it is.
    open var rightView: UIView? { didSet { replaceSide(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A cross at the right that empties the field; only while there is text, and in place of nothing else.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    private(set) lazy var clearButton = makeClearButton()
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
        set { showTyped(newValue) }
    }
    var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func shouldReplace(_ range: NSRange, with string: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }

    func editingBegan() {
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, event: nil)
    }

    func editingEnded() {
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        send(.editingDidEnd, event: nil)
    }

    func editingChanged() { send(.editingChanged, event: nil) }

    override func touched(_ touches: Set<UITouch>) { becomeFirstResponder() }

    override func insertText(_ text: String) {
        if text == "\n" { returnKey() } else { type(text) }
    }

    override func deleteBackward() { deleteLastCharacter() }

    /// What is typed looks like the end of what stood there.
    private func showTyped(_ new: String) {
        guard let attributed, attributed.length > 0 else { return text = new }
        let kept = attributed.string.commonPrefix(with: new)
        let typed = NSMutableAttributedString(
            attributedString: attributed.attributedSubstring(from: NSRange(location: 0, length: kept.utf16.count)))
        let look = attributed.attributes(at: attributed.length - 1, effectiveRange: nil)
        typed.append(NSAttributedString(string: String(new.dropFirst(kept.count)), attributes: look))
        attributedText = typed
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill")?.withTintColor(.systemGray, renderingMode: .alwaysOriginal), for: .normal)
        button.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
        return button
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        editingChanged()
    }

    /// With someone to hear of it, the end of editing by this key takes the keyboard away.
    override func returnKey() {
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = hasReceivers(for: .editingDidEndOnExit)
        send([.editingDidEndOnExit, .primaryActionTriggered], event: nil)
        if ends { resignFirstResponder() }
    }

    // MARK: - Looks

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func replaceSide(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    var face: FieldFace { FieldFace(self) }

    open override var intrinsicContentSize: CGSize { face.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.size }

    /// Where the text lies, in the field's own coordinates.
    open func textRect(forBounds bounds: CGRect) -> CGRect { face.room(in: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.layOut()
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] { face.drawing(in: box, context) }
}
