public import Foundation

/// A line of text that is typed; it brings the keyboard (TB-39).
@MainActor
open class UITextField: UIControl {
    open var text: String? = "" { didSet { changed() } }
    open var placeholder: String? { didSet { changed() } }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    override var bringsKeyboard: Bool { true }

    override func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        send(.editingChanged, event: nil)
    }

    override func deleteBackward() {
        guard text?.isEmpty == false else { return }
        text?.removeLast()
        send(.editingChanged, event: nil)
    }
}
