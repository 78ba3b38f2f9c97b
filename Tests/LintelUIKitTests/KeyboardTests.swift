import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Fields, the keyboard they bring, and what stays on it.
@MainActor @Suite(.serialized) struct KeyboardTests {
    final class Editor: UIViewController, UITextFieldDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
        var calls: [String] = []
        var allowsChange = true

        override func viewDidLoad() {
            view.addSubview(field)
            view.addSubview(other)
            field.delegate = self
            field.addTarget(self, action: Selector("changed", Editor.changed), for: .editingChanged)
        }

        func changed() { calls.append("changed \(field.text ?? "")") }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("should begin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            calls.append("should end")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            calls.append("change \(range.location) \(range.length) \(string)")
            return allowsChange
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    @Test("TB-39: a touched field brings the keyboard, and the toolbar leaves until it is gone")
    func touched() throws {
        let editor = Editor()
        editor.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: editor)
        navigation.isToolbarHidden = false
        let app = try LiveAppTests.app(navigation)
        #expect(app.placed().toolbar != nil)
        app.tap(editor.field)
        #expect(editor.field.isEditing)
        app.run(for: 0.3)
        #expect(app.placed().keyboard != nil && app.placed().toolbar == nil)
        app.typeText("Hi")
        app.handle(.deleteBackward)
        editor.allowsChange = false
        app.typeText("!")
        app.handle(.returnKey)
        #expect(editor.field.text == "H")
        app.run(for: 0.3)
        #expect(app.placed().keyboard == nil && app.placed().toolbar != nil)
        #expect(
            editor.calls == [
                "should begin", "did begin", "change 0 0 Hi", "changed Hi", "change 1 1 ", "changed H", "change 1 0 !", "should end",
                "did end",
            ])
    }

    @Test("From one field to the next the keyboard stays; a field that leaves the window lets it go")
    func between() throws {
        let editor = Editor()
        let app = try LiveAppTests.app(editor)
        app.tap(editor.field)
        app.tap(editor.other)
        #expect(editor.other.isFirstResponder && !editor.field.isFirstResponder)
        #expect(app.trace.filter { $0.subject == .keyboard }.map(\.new) == ["shown"])
        editor.other.removeFromSuperview()
        app.commit()
        #expect(app.trace.filter { $0.subject == .keyboard }.map(\.new) == ["shown", "hidden"])
    }

    @Test("Notifications tell the frames on the screen, will before did, a quarter of a second apart")
    func notifications() throws {
        let editor = Editor()
        let app = try LiveAppTests.app(editor)
        final class Heard: @unchecked Sendable { var lines: [String] = [] }
        let heard = Heard()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
                heard.lines.append("\(name.rawValue) \(Int(begin.minY)) \(Int(end.minY)) \(Int(end.height)) \(duration)")
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        app.tap(editor.field)
        #expect(heard.lines == ["UIKeyboardWillShowNotification 852 516 336 0.25"])
        app.run(for: 0.3)
        editor.view.endEditing(true)
        app.run(for: 0.3)
        #expect(
            heard.lines.dropFirst() == [
                "UIKeyboardDidShowNotification 852 516 336 0.25", "UIKeyboardWillHideNotification 516 852 336 0.25",
                "UIKeyboardDidHideNotification 516 852 336 0.25",
            ])
        #expect(app.nextChange == nil)
    }

    @Test("TB-39: an accessory view stays on the keyboard's edge and takes touches there")
    func accessory() throws {
        let editor = Editor()
        let app = try LiveAppTests.app(editor)
        @MainActor final class Counter {
            var count = 0
            func add() { count += 1 }
        }
        let counter = Counter()
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        button.addTarget(counter, action: Selector("add", Counter.add), for: .touchUpInside)
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        strip.addSubview(button)
        editor.field.inputAccessoryView = strip
        app.tap(editor.field)
        #expect(strip.convert(strip.bounds, to: nil) == CGRect(x: 0, y: 516 - 44, width: 393, height: 44))
        app.tap(at: Point(x: 50, y: 490))
        #expect(counter.count == 1)
        #expect(editor.field.isFirstResponder)
        app.handle(.returnKey)
        #expect(strip.window == nil)
    }

    @Test(
        "Content that is dragged takes the keyboard away, as its mode says",
        arguments: [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true)])
    func dismiss(mode: UIScrollView.KeyboardDismissMode, stays: Bool) throws {
        let editor = Editor()
        let list = UIScrollView(frame: editor.view.bounds)
        list.contentSize = CGSize(width: 393, height: 3000)
        list.keyboardDismissMode = mode
        editor.view.insertSubview(list, at: 0)
        let app = try LiveAppTests.app(editor)
        app.tap(editor.field)
        app.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 350))
        #expect(editor.field.isFirstResponder == stays)
        app.tap(editor.field)
        app.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 600))
        #expect(editor.field.isFirstResponder == (mode == .none))
    }
}
