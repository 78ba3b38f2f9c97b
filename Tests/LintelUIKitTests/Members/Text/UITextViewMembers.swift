import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let textView = MemberTable("UITextView") { type in
        type.textView("text") { $0.text = "Other" }
        type.textView("font") { $0.font = .systemFont(ofSize: 9) }
        type.textView("textColor") { $0.textColor = .red }
        type.textView("textAlignment") { $0.textAlignment = .center }
        type.textView("textContainerInset") { $0.textContainerInset.left = 30 }
        type.member("autocapitalizationType") { stage in
            let view = stage.textView()
            view.becomeFirstResponder()
            view.text = "Two words"
            return { view.autocapitalizationType = .allCharacters }
        }
        type.member("selectedRange") { stage in
            let view = stage.textView()
            view.becomeFirstResponder()
            stage.see {
                stage.app.typeText("x")
                defer { view.text = "Words" }
                return view.text
            }
            return {
                view.text = "Other"
                view.selectedRange = NSRange(location: 0, length: 2)
            }
        }
        type.member("scrollRangeToVisible(_:)") { stage in
            let view = stage.textView()
            view.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
            stage.app.commit()
            return { view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0)) }
        }
        type.member("returnKeyType") { stage in
            let view = stage.textView()
            view.becomeFirstResponder()
            return { view.returnKeyType = .done }
        }
        type.member("isEditable") { stage in
            let view = stage.textView()
            stage.see {
                stage.tap()
                defer { view.resignFirstResponder() }
                return view.isFirstResponder
            }
            return { view.isEditable = false }
        }
    }

    static let textViewDelegate = MemberTable("UITextViewDelegate") { type in
        type.written("textViewShouldBeginEditing(_:)", "may begin") { $0.becomeFirstResponder() }
        type.written("textViewDidBeginEditing(_:)", "began") { $0.becomeFirstResponder() }
        type.written("textViewShouldEndEditing(_:)", "may end") { $0.resignFirstResponder() }
        type.written("textViewDidEndEditing(_:)", "ended") { $0.resignFirstResponder() }
        type.written("textView(_:shouldChangeTextIn:replacementText:)", "may change") { _ in UIApplication.shared.handle(.text("x")) }
        type.written("textViewDidChangeSelection(_:)", "selected") { $0.selectedRange = NSRange(location: 0, length: 1) }
        type.written("textViewDidChange(_:)", "changed") { _ in UIApplication.shared.handle(.text("x")) }
    }

    static let editing = MemberTable("UIView") { type in
        type.member("endEditing(_:)") { stage in
            stage.textView().becomeFirstResponder()
            return { stage.view.endEditing(true) }
        }
    }

    /// Text of several lines; where the language runs to the right natural text stands there.
    static let textAlignment = MemberTable("NSTextAlignment") { type in
        type.values(
            ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural], on: .mirrored,
            alike: [["right", "natural"]]
        ) { (stage, alignment: NSTextAlignment) in stage.twoLines().textAlignment = alignment }
    }

    private func textView(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UITextView) -> Void) {
        member(name, line: line) { stage in
            let view = stage.textView()
            return { use(view) }
        }
    }

    /// A row about what a text view's delegate is asked or told; where it is not about the beginning, editing has begun.
    private func written(_ name: String, _ word: String, line: Int = #line, _ use: @escaping @MainActor (UITextView) -> Void) {
        member(name, line: line) { stage in
            let (view, writer) = (stage.textView(), Writer(stage))
            stage.keep(writer)
            view.delegate = writer
            if !["may begin", "began"].contains(word) { view.becomeFirstResponder() }
            stage.seeTold(word)
            return { use(view) }
        }
    }
}

/// Tells the stage what it is asked and told.
@MainActor private final class Writer: UITextViewDelegate {
    unowned let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    private func allow(_ word: String) -> Bool {
        stage.told(word)
        return true
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allow("may begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { stage.told("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allow("may end") }
    func textViewDidEndEditing(_ textView: UITextView) { stage.told("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { allow("may change") }
    func textViewDidChange(_ textView: UITextView) { stage.told("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { stage.told("selected") }
}

extension Stage {
    /// A text view with a few words in it.
    fileprivate func textView() -> UITextView {
        let view = UITextView()
        view.text = "Words"
        show(view)
        return view
    }
}
