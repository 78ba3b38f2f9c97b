import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let textField = MemberTable("UITextField") { type in
        type.field("text") { $0.text = "Other" }
        type.field("font") { $0.font = .systemFont(ofSize: 9) }
        type.field("textColor") { $0.textColor = .red }
        type.field("textAlignment") { $0.textAlignment = .center }
        type.field("borderStyle") { $0.borderStyle = .line }
        type.field("isSecureTextEntry") { $0.isSecureTextEntry = true }
        type.member("placeholder") { stage in
            let field = stage.field()
            field.text = nil
            return { field.placeholder = "Word" }
        }
        type.member("clearsOnBeginEditing") { stage in
            let field = stage.field()
            stage.see {
                field.text = "Typed"
                field.becomeFirstResponder()
                defer { field.resignFirstResponder() }
                return field.text
            }
            return { field.clearsOnBeginEditing = true }
        }
        type.member("isEditing") { stage in
            let field = stage.field()
            stage.see { field.isEditing }
            return { stage.tap() }
        }
        type.member("delegate") { stage in
            let (field, writer) = (stage.field(), Writer(stage))
            stage.keep(writer)
            stage.seeTold("began")
            return {
                field.delegate = writer
                field.becomeFirstResponder()
            }
        }
    }

    static let borderStyle = MemberTable("UITextField.BorderStyle") { type in
        type.values(
            ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        ) { (stage, style: UITextField.BorderStyle) in stage.field().borderStyle = style }
    }

    static let textFieldDelegate = MemberTable("UITextFieldDelegate") { type in
        type.written("textFieldShouldBeginEditing(_:)", "may begin") { $0.becomeFirstResponder() }
        type.written("textFieldDidBeginEditing(_:)", "began") { $0.becomeFirstResponder() }
        type.written("textFieldShouldEndEditing(_:)", "may end") { $0.resignFirstResponder() }
        type.written("textFieldDidEndEditing(_:)", "ended") { $0.resignFirstResponder() }
        type.written("textField(_:shouldChangeCharactersIn:replacementString:)", "may change") { _ in
            UIApplication.shared.handle(.text("x"))
        }
        type.written("textFieldShouldReturn(_:)", "may return") { _ in UIApplication.shared.handle(.returnKey) }
    }

    private func field(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UITextField) -> Void) {
        member(name, line: line) { stage in
            let field = stage.field()
            return { use(field) }
        }
    }

    /// A row about what a field's delegate is asked or told; where it is not about the beginning, editing has begun.
    private func written(_ name: String, _ word: String, line: Int = #line, _ use: @escaping @MainActor (UITextField) -> Void) {
        member(name, line: line) { stage in
            let (field, writer) = (stage.field(), Writer(stage))
            stage.keep(writer)
            field.delegate = writer
            if !["may begin", "began"].contains(word) { field.becomeFirstResponder() }
            stage.seeTold(word)
            return { use(field) }
        }
    }
}

/// Tells the stage what it is asked and told.
@MainActor private final class Writer: UITextFieldDelegate {
    unowned let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    private func allow(_ word: String) -> Bool {
        stage.told(word)
        return true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allow("may begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { stage.told("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allow("may end") }
    func textFieldDidEndEditing(_ textField: UITextField) { stage.told("ended") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        allow("may change")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allow("may return") }
}

extension Stage {
    /// A field with a word in it.
    fileprivate func field() -> UITextField {
        let field = UITextField()
        field.text = "Typed"
        show(field)
        return field
    }
}
