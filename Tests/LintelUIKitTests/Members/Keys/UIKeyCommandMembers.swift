import Foundation
import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let pressedKey = MemberTable("UIApplication") { type in
        type.member("pressKey(_:modifierFlags:)") { stage in
            stage.commanded(UIKeyCommand(input: "f", modifierFlags: .command, action: KeyTeller.act))
            return { stage.app.pressKey("f", modifierFlags: .command) }
        }
    }

    static let keyCommand = MemberTable("UIKeyCommand") { type in
        type.member("init(input:modifierFlags:action:)") { stage in
            let teller = stage.commanded()
            stage.seeHeard { stage.app.pressKey("f", modifierFlags: .command) }
            return { teller.addKeyCommand(UIKeyCommand(input: "f", modifierFlags: .command, action: KeyTeller.act)) }
        }
        type.member("init(title:image:action:input:modifierFlags:attributes:)") { stage in
            let teller = stage.commanded()
            stage.see { stage.app.trace.contains { $0.new == "Find" } }
            return {
                teller.addKeyCommand(UIKeyCommand(title: "Find", action: KeyTeller.act, input: "f", modifierFlags: .command))
                stage.app.pressKey("f", modifierFlags: .command)
            }
        }
        type.member("input", "modifierFlags") { stage in
            let command = UIKeyCommand(input: "f", modifierFlags: .command, action: KeyTeller.act)
            stage.commanded(command)
            return { stage.app.pressKey(command.input ?? "", modifierFlags: command.modifierFlags) }
        }
        type.member("action") { stage in
            let command = UIKeyCommand(input: "f", modifierFlags: .command, action: KeyTeller.act)
            let teller = stage.commanded(command)
            return { stage.app.sendAction(try #require(command.action), to: teller, from: command, for: nil) }
        }
        type.member("attributes") { stage in
            let (able, unable) = (command(), command(.disabled))
            let teller = stage.commanded(able)
            stage.see { teller.keyCommands?.last?.attributes }
            stage.seeHeard { stage.app.pressKey("f", modifierFlags: .command) }
            return {
                teller.removeKeyCommand(able)
                teller.addKeyCommand(unable)
            }
        }
    }

    @MainActor private static func command(_ attributes: UIMenuElement.Attributes = []) -> UIKeyCommand {
        UIKeyCommand(title: "Find", action: KeyTeller.act, input: "f", modifierFlags: .command, attributes: attributes)
    }

    /// Which of the keys a command answers.
    static let keyInput = MemberTable("UIKeyCommand") { type in
        type.values(inputs) { stage, input in
            stage.commanded(UIKeyCommand(input: input, modifierFlags: [], action: KeyTeller.act))
            let answers = inputs.map { stage.app.pressKey($0.value) }
            stage.see { answers }
        }
    }

    private static let inputs: KeyValuePairs<String, String> = [
        "inputUpArrow": UIKeyCommand.inputUpArrow, "inputDownArrow": UIKeyCommand.inputDownArrow,
        "inputLeftArrow": UIKeyCommand.inputLeftArrow, "inputRightArrow": UIKeyCommand.inputRightArrow,
        "inputEscape": UIKeyCommand.inputEscape, "inputPageUp": UIKeyCommand.inputPageUp,
        "inputPageDown": UIKeyCommand.inputPageDown, "inputHome": UIKeyCommand.inputHome, "inputEnd": UIKeyCommand.inputEnd,
        "inputDelete": UIKeyCommand.inputDelete,
    ]

    /// With which of the keys held a command answers.
    static let keyModifiers = MemberTable("UIKeyModifierFlags") { type in
        type.member("init(rawValue:)", "rawValue") { stage in
            let both = UIKeyModifierFlags.command.rawValue | UIKeyModifierFlags.shift.rawValue
            stage.commanded(UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: KeyTeller.act))
            stage.seeTold("pressed")
            return { stage.app.pressKey("f", modifierFlags: UIKeyModifierFlags(rawValue: both)) }
        }
        type.values(modifiers) { stage, flags in
            stage.commanded(UIKeyCommand(input: "f", modifierFlags: flags, action: KeyTeller.act))
            let answers = modifiers.map { stage.app.pressKey("f", modifierFlags: $0.value) }
            stage.see { answers }
        }
    }

    private static let modifiers: KeyValuePairs<String, UIKeyModifierFlags> = [
        "alphaShift": .alphaShift, "shift": .shift, "control": .control, "alternate": .alternate, "command": .command,
        "numericPad": .numericPad,
    ]
}

/// Tells the stage that its command was given.
final class KeyTeller: TellingController {
    static let act = Selector("pressed", KeyTeller.pressed)

    func pressed() { tell("pressed") }
}

extension Stage {
    /// Puts a controller with a command in place of the navigation controller.
    @discardableResult
    func commanded(_ command: UIKeyCommand? = nil) -> KeyTeller {
        let teller = KeyTeller(self)
        if let command { teller.addKeyCommand(command) }
        start(with: teller)
        return teller
    }
}
