import Foundation
import LintelModel

/// What is told about a keyboard that comes, changes or goes.
struct KeyboardNotice {
    /// Where it stood and where it will stand, on the screen; nil: below the screen.
    var old: CGRect?
    var new: CGRect?
    var screen: CGRect

    /// The curve that keyboards have to themselves: no case of `UIView.AnimationCurve` has this value, which apps read since iOS 7.
    static let curve = 7

    private var names: (will: NSNotification.Name, did: NSNotification.Name) {
        new == nil
            ? (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
            : (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
    }

    @MainActor
    func postWill() {
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(names.will)
    }

    @MainActor
    func postDid() {
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(names.did)
    }

    @MainActor
    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old ?? away(new)),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new ?? away(old)),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: ScreenTransition.keyboardDuration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }

    /// Below the screen, as large as it was or will be.
    private func away(_ frame: CGRect?) -> CGRect {
        CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame?.height ?? 0)
    }
}
