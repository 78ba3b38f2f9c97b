public import Foundation

/// Whatever takes events: views, controllers, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Who is asked next.
    open var next: UIResponder? { nil }

    /// Called once an interface file's objects are made and connected.
    open func awakeFromNib() {}

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Whether typing goes here.
    public var isFirstResponder: Bool { UIApplication.running?.firstResponder === self }

    /// A view that stays on top of the keyboard while this has it.
    open var inputAccessoryView: UIView? { nil }

    /// Keys of a hardware keyboard that it answers.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Takes typing over; a responder that is a text field brings the keyboard.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let app = UIApplication.running, canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        if let holder = app.firstResponder, !holder.resignFirstResponder() { return false }
        app.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIApplication.running?.firstResponder = nil
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// Whether the keyboard belongs to it once it is the first responder.
    var bringsKeyboard: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func returnKey() {}
}
