import Foundation
import LintelModel

extension UIApplication {
    /// A field asked for the keyboard, or somebody put it up.
    var isKeyboardUp: Bool { isKeyboardForced || firstResponder?.bringsKeyboard == true }

    /// Brings the accessory view to its place and tells the app of a keyboard that comes or goes; called while changes are taken over.
    func placeKeyboard() {
        let keyboard = state.frames.keyboard.map { CGRect($0) }
        let owner = accessoryOwner
        let accessory = owner?.inputAccessoryView
        keyboardWindow.owner = owner
        if accessory != nil || keyboardWindow.accessory != nil {
            keyboardWindow.isHidden = accessory == nil
            if keyboardWindow.frame != screen.bounds { keyboardWindow.frame = screen.bounds }
            keyboardWindow.hold(accessory, above: keyboard?.minY ?? screen.bounds.maxY)
            keyboardWindow.layoutTree()
        }
        announce(keyboard.map { accessory?.frame.union($0) ?? $0 })
    }

    private var accessoryOwner: UIResponder? {
        var next = firstResponder
        while let responder = next, responder.inputAccessoryView == nil { next = responder.next }
        return next
    }

    private func announce(_ frame: CGRect?) {
        guard frame != announcedKeyboard else { return }
        let notice = KeyboardNotice(old: announcedKeyboard, new: frame, screen: screen.bounds)
        announcedKeyboard = frame
        schedule(at: time + ScreenTransition.keyboardDuration) { notice.postDid() }
        notice.postWill()
    }
}
