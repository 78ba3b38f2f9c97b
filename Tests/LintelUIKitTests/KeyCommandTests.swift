import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// Keys of a hardware keyboard.
@MainActor @Suite struct KeyCommandTests {
    final class Editor: UIViewController {
        var heard: [String] = []
        var inner: [UIKeyCommand] = []
        override var keyCommands: [UIKeyCommand]? { inner + (super.keyCommands ?? []) }
        func find() { heard.append("find") }
        func close(_ command: UIKeyCommand) { heard.append("close \(command.input ?? "")") }
    }

    @Test("a command answers its key with its modifiers alone, and whoever comes next is asked after", arguments: [true, false])
    func commands(isEditing: Bool) throws {
        let editor = Editor()
        editor.inner = [
            UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find", Editor.find)),
            UIKeyCommand(
                title: "No", action: Selector("find", Editor.find), input: "n", modifierFlags: .command, attributes: .disabled),
        ]
        editor.addKeyCommand(
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close:", Editor.close)))
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        let app = try UIApplication.playing(UINavigationController(rootViewController: editor))
        editor.view.addSubview(field)
        if isEditing { field.becomeFirstResponder() }
        #expect(app.pressKey("f", modifierFlags: .command))
        #expect(!app.pressKey("f") && !app.pressKey("f", modifierFlags: [.command, .shift]) && !app.pressKey("n", modifierFlags: .command))
        #expect(app.pressKey(UIKeyCommand.inputEscape))
        #expect(editor.heard == ["find", "close UIKeyInputEscape"])
        #expect(app.trace.filter { $0.subject == .action }.map(\.new) == ["f", "UIKeyInputEscape"])
    }
}

/// What the app hands to the system.
@MainActor @Suite struct OpeningTests {
    @Test("an address that is opened is in the trace; there is no other app for universal links", arguments: [true, false])
    func opening(isUniversal: Bool) throws {
        let app = try UIApplication.playing(UIViewController())
        var answers: [Bool] = []
        app.open(try #require(URL(string: "https://example.com")), options: isUniversal ? [.universalLinksOnly: true] : [:]) {
            answers.append($0)
        }
        app.run(for: 0.1)
        #expect(answers == [!isUniversal])
        #expect(app.trace.last { $0.subject == .action }?.new == "\(isUniversal ? "did not open" : "open") https://example.com")
    }
}
