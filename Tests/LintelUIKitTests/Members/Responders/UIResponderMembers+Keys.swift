import LintelUIKit

extension MemberTable {
    static let responderKeys = MemberTable("UIResponder") { type in
        type.member("keyCommands") { stage in
            final class Commanding: UIView {
                var commands: [UIKeyCommand]?
                override var canBecomeFirstResponder: Bool { true }
                override var keyCommands: [UIKeyCommand]? { commands }
            }
            let view = Commanding()
            stage.commanded().view.addSubview(view)
            view.becomeFirstResponder()
            stage.seeHeard { stage.app.pressKey("f") }
            return { view.commands = [UIKeyCommand(input: "f", modifierFlags: [], action: KeyTeller.act)] }
        }
    }
}
