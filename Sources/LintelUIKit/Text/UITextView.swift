public import Foundation
import LintelLayout
import LintelModel

/// Text of many lines, to read or to type (TB-39). It is a scroll view, and counts as one (SB-87).
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextEditing {
    open var text: String! = "" {
        didSet {
            selection = nil
            fit()
        }
    }
    /// What is selected, in UTF-16; without length where typing goes on. The end of the text, once that is set.
    open var selectedRange: NSRange {
        get { typingRange }
        set {
            let length = typedText.utf16.count
            let start = min(max(newValue.location, 0), length)
            selection = NSRange(location: start, length: min(max(newValue.length, 0), length - start))
            textDelegate?.textViewDidChangeSelection(self)
        }
    }
    private var selection: NSRange?
    /// What the last key of the keyboard says.
    open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { fit() } }
    open var textColor: UIColor? = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    open var isEditable = true
    /// Which letters the keyboard makes capitals by itself.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { UIApplication.running?.followText(again: true) } }
    /// Around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { fit() } }
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    private var accessory: UIView? { didSet { changed() } }

    /// `NSTextContainer.lineFragmentPadding`, in points.
    private static let fragmentPadding = 5.0

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    // MARK: - Editing

    open override var canBecomeFirstResponder: Bool { isEditable && window != nil }
    override var bringsKeyboard: Bool { isEditable }

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
    var typingRange: NSRange { selection ?? NSRange(location: typedText.utf16.count, length: 0) }
    func typingEnded(at location: Int) { selection = NSRange(location: location, length: 0) }
    var shouldBeginEditing: Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
    var shouldEndEditing: Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }
    func shouldReplace(_ range: NSRange, with string: String) -> Bool {
        isEditable && textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) != false
    }
    func editingBegan() { textDelegate?.textViewDidBeginEditing(self) }
    func editingEnded() { textDelegate?.textViewDidEndEditing(self) }
    func editingChanged() { textDelegate?.textViewDidChange(self) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

    override func insertText(_ text: String) { type(text) }
    override func returnKey() { type("\n") }
    override func deleteBackward() { deleteLastCharacter() }

    // MARK: - Looks

    private func lines(_ measure: any TextMeasuring) -> [LineBreaker.Line] {
        LineBreaker(font: model, measure: measure).lines(of: text ?? "", width: Double(bounds.width) - sides, most: 0)
    }

    /// Scrolls as little as needed for the lines of a part of the text to be seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard let measure = UIApplication.running?.environment.text else { return }
        var (place, row) = (0, 0)
        let lines = lines(measure)
        while row < lines.count - 1, place + lines[row].text.utf16.count < range.location {
            // The space or line break between two lines counts.
            place += lines[row].text.utf16.count + 1
            row += 1
        }
        let height = CGFloat(model.lineHeight)
        scrollRectToVisible(CGRect(x: 0, y: textContainerInset.top + CGFloat(row) * height, width: 1, height: height), animated: false)
    }

    private var model: Font { (font ?? .systemFont(ofSize: 12)).model }
    private var sides: Double { Double(textContainerInset.left + textContainerInset.right) + 2 * Self.fragmentPadding }

    private func fit() {
        guard let measure = UIApplication.running?.environment.text, bounds.width > 0 else { return changed() }
        let height = Double(lines(measure).count) * model.lineHeight + Double(textContainerInset.top + textContainerInset.bottom)
        let size = CGSize(width: bounds.width, height: height.rounded(.up))
        if contentSize != size { contentSize = size } else { changed() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        let left = box.minX + Double(textContainerInset.left) + Self.fragmentPadding
        let room = Rect(x: left, y: box.minY, width: box.width - sides, height: box.height)
        let measure = context.environment.text
        return LineBreaker(font: model, measure: measure).drawing(
            lines(measure), in: room, baseline: box.minY + Double(textContainerInset.top - contentOffset.y) + model.ascent,
            alignment: textAlignment, isRightToLeft: traitCollection.layoutDirection == .rightToLeft,
            color: context.resolved(textColor ?? .label, for: self))
    }
}

/// Has a say in what is typed into a text view, and hears of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
