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
        type.field("attributedText") {
            $0.attributedText = NSAttributedString(string: "Typed", attributes: [.foregroundColor: UIColor.red])
        }
        type.member("attributedPlaceholder") { stage in
            let field = stage.field()
            field.text = nil
            return {
                field.attributedPlaceholder = NSAttributedString(string: "Word", attributes: [.foregroundColor: UIColor.red])
            }
        }
        sides(type)
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

    /// What stands beside the text, and on the keyboard.
    private static func sides(_ type: MemberTable) {
        type.field("clearButtonMode") { $0.clearButtonMode = .always }
        type.member("returnKeyType") { stage in
            let field = stage.field()
            field.becomeFirstResponder()
            return { field.returnKeyType = .send }
        }
        type.member("autocapitalizationType") { stage in
            let field = stage.field()
            field.becomeFirstResponder()
            field.text = "Two words"
            return { field.autocapitalizationType = .allCharacters }
        }
        type.member("leftView") { stage in
            let field = stage.field()
            field.leftViewMode = .always
            return { field.leftView = side() }
        }
        type.member("leftViewMode") { stage in
            let field = stage.field()
            field.leftView = side()
            return { field.leftViewMode = .always }
        }
        type.member("rightView") { stage in
            let field = stage.field()
            field.rightViewMode = .always
            return { field.rightView = side() }
        }
        type.member("rightViewMode") { stage in
            let field = stage.field()
            field.rightView = side()
            return { field.rightViewMode = .always }
        }
        type.member("textRect(forBounds:)") { stage in
            let field = stage.field()
            stage.see { field.textRect(forBounds: field.bounds) }
            return { field.borderStyle = .roundedRect }
        }
    }

    private static func side() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.backgroundColor = .red
        return view
    }

    static let fieldViewMode = MemberTable("UITextField.ViewMode") { type in
        type.values(
            ["never": UITextField.ViewMode.never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
        ) { stage, mode in
            let field = stage.field()
            field.leftView = side()
            field.leftViewMode = mode
            stage.see {
                [false, true].map { isEditing in
                    if isEditing { field.becomeFirstResponder() }
                    stage.app.commit()
                    return field.leftView?.superview === field
                }
            }
        }
    }

    static let autocapitalizationType = MemberTable("UITextAutocapitalizationType") { type in
        type.values(["none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
        {
            stage, rule in
            let field = stage.field()
            field.autocapitalizationType = rule
            field.becomeFirstResponder()
            stage.see {
                ["", "Two ", "Two words"].map { text in
                    field.text = text
                    return stage.app.describedScreen.keyboardKeys.shift
                }
            }
        }
    }

    static let returnKeyType = MemberTable("UIReturnKeyType") { type in
        type.values(
            [
                "default": UIReturnKeyType.default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
                "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "continue": .continue,
            ], alike: [["google", "yahoo", "search"]]
        ) { stage, key in
            let field = stage.field()
            field.returnKeyType = key
            field.becomeFirstResponder()
            stage.see { stage.app.describedScreen.returnKey }
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
        type.written("textFieldShouldClear(_:)", "may clear") { field in
            field.clearButtonMode = .always
            UIApplication.shared.commit()
            if let button = field.subviews.first(where: { $0 is UIButton }) { UIApplication.shared.tap(button) }
        }
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
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allow("may clear") }
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
