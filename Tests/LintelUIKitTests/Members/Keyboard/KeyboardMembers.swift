import Foundation
import LintelUIKit

extension MemberTable {
    static var keyboard: [MemberTable] { [keyboardNotices] }

    static let keyboardNotices = MemberTable("UIResponder") { type in
        type.values([
            "keyboardWillShowNotification": UIResponder.keyboardWillShowNotification,
            "keyboardDidShowNotification": UIResponder.keyboardDidShowNotification,
            "keyboardWillHideNotification": UIResponder.keyboardWillHideNotification,
            "keyboardDidHideNotification": UIResponder.keyboardDidHideNotification,
            "keyboardWillChangeFrameNotification": UIResponder.keyboardWillChangeFrameNotification,
            "keyboardDidChangeFrameNotification": UIResponder.keyboardDidChangeFrameNotification,
        ]) { stage, name in
            listen(name, stage) { _ in "heard" }
            upAndDown(stage)
            stage.see { stage.log }
        }
        type.values([
            "keyboardFrameBeginUserInfoKey": UIResponder.keyboardFrameBeginUserInfoKey,
            "keyboardFrameEndUserInfoKey": UIResponder.keyboardFrameEndUserInfoKey,
            "keyboardAnimationDurationUserInfoKey": UIResponder.keyboardAnimationDurationUserInfoKey,
            "keyboardAnimationCurveUserInfoKey": UIResponder.keyboardAnimationCurveUserInfoKey,
            "keyboardIsLocalUserInfoKey": UIResponder.keyboardIsLocalUserInfoKey,
        ]) { stage, key in
            listen(UIResponder.keyboardWillShowNotification, stage) { note in "\(note.userInfo?[key] ?? "nothing")" }
            upAndDown(stage)
            stage.see { stage.log }
        }
    }

    private static func listen(
        _ name: NSNotification.Name, _ stage: Stage, _ answer: @escaping @Sendable @MainActor (Notification) -> String
    ) {
        stage.keep(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak stage] note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { stage?.told(answer(note)) }
            })
    }

    /// A field takes the keyboard and lets it go again; its steps are told too.
    private static func upAndDown(_ stage: Stage) {
        let field = UITextField(frame: .zero)
        stage.show(field)
        field.becomeFirstResponder()
        stage.app.commit()
        stage.told("up")
        stage.rest()
        stage.told("rested")
        field.resignFirstResponder()
        stage.app.commit()
        stage.told("down")
        stage.rest()
    }
}
