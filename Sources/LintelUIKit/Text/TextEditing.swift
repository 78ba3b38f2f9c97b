import Foundation

/// Text that is typed: how editing begins, goes on and ends in fields and text views alike.
@MainActor
protocol TextEditing: UIView {
    var typedText: String { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// What is selected, in UTF-16; without length where the next letter goes.
    var typingRange: NSRange { get }
    func typingEnded(at location: Int)
    /// The delegate's answers.
    var shouldBeginEditing: Bool { get }
    var shouldEndEditing: Bool { get }
    func shouldReplace(_ range: NSRange, with string: String) -> Bool
    /// Tell whoever wants to hear.
    func editingBegan()
    func editingEnded()
    func editingChanged()
}

extension TextEditing {
    /// - Parameter takeOver: makes it first responder.
    func beginEditing(_ takeOver: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, shouldBeginEditing, takeOver() else { return false }
        editingBegan()
        return true
    }

    /// - Parameter handOver: lets it be first responder no longer.
    func endEditing(_ handOver: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        guard shouldEndEditing, handOver() else { return false }
        editingEnded()
        return true
    }

    var typingRange: NSRange { NSRange(location: typedText.utf16.count, length: 0) }
    func typingEnded(at location: Int) {}

    /// Comes in the place of what is selected.
    func type(_ string: String) { replace(typingRange, with: string) }

    /// What is selected goes, or the character before.
    func deleteLastCharacter() {
        var range = typingRange
        if range.length == 0 {
            guard let last = String(typedText.utf16.prefix(range.location))?.last else { return }
            let size = String(last).utf16.count
            range = NSRange(location: range.location - size, length: size)
        }
        replace(range, with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        guard shouldReplace(range, with: string) else { return }
        typedText = (typedText as NSString).replacingCharacters(in: range, with: string)
        typingEnded(at: range.location + string.utf16.count)
        editingChanged()
    }
}
