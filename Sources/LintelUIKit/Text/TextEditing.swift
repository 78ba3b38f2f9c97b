import Foundation

/// Text that is typed: how editing begins, goes on and ends in fields and text views alike.
@MainActor
protocol TextEditing: UIView {
    var typedText: String { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get }
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

    /// Adds to the end.
    func type(_ string: String) { replace(NSRange(location: typedText.utf16.count, length: 0), with: string) }

    func deleteLastCharacter() {
        guard let last = typedText.last else { return }
        let size = String(last).utf16.count
        replace(NSRange(location: typedText.utf16.count - size, length: size), with: "")
    }

    /// All from the range's beginning on.
    private func replace(_ range: NSRange, with string: String) {
        guard shouldReplace(range, with: string), let kept = String(typedText.utf16.prefix(range.location)) else { return }
        typedText = kept + string
        editingChanged()
    }
}
