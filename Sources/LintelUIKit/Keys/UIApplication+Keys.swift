import Foundation
import LintelModel

extension UIApplication {
    /// A key of a hardware keyboard, pressed with others held: the first responder's commands are asked first, then those of whoever comes
    /// next; without a first responder the controller on top begins. Answers whether one was found. For tests and scripts.
    @discardableResult
    public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        commit()
        defer { commit() }
        var responder = firstResponder ?? front.top
        while let current = responder {
            for command in current.keyCommands ?? [] where command.isMeant(by: input, modifierFlags) {
                guard let action = command.action else { continue }
                note(.action, to: command.title.isEmpty ? input : command.title, cause: ["a key command of \(type(of: current))"])
                if action.perform(on: current, sender: command, event: nil) { return true }
                return sendAction(action, to: nil, from: command, for: nil)
            }
            responder = current.next
        }
        return false
    }
}
