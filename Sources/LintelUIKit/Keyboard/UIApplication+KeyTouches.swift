import LintelLayout
import LintelModel

/// Fingers on the keys of the software keyboard: what they write goes the way of all typing.
extension UIApplication {
    /// Answers whether the finger is the keyboard's.
    func beginKeyTouch(_ touch: Touch) -> Bool {
        guard state.frames.keyboard?.contains(touch.point) == true else { return false }
        guard let key = key(at: touch.point) else { return true }
        keyTouches.down[touch.finger] = key
        switch key.action {
        case .shift: touchShift()
        case .show(let plane): keyTouches.keys.plane = plane
        case .delete: delete(holding: touch.finger, for: KeyTouches.repeatDelay)
        case .text, .returnKey: break
        }
        setNeedsCommit()
        return true
    }

    /// Letters are written as the finger leaves, by the key below it then. Answers whether the finger was the keyboard's.
    func endKeyTouch(_ touch: Touch) -> Bool {
        guard let began = keyTouches.down.removeValue(forKey: touch.finger) else { return false }
        guard touch.phase == .ended, began.action.isWriting, let key = key(at: touch.point), key.action.isWriting else { return true }
        switch key.action {
        case .text(let text):
            noteKey(text == " " ? "space" : text)
            firstResponder?.insertText(text)
            keyTouches.keys.wrote(text)
            followText(again: true)
        case .returnKey:
            noteKey(state.screen.returnKey.rawValue)
            firstResponder?.returnKey()
            keyTouches.keys.wrote("\n")
        case .shift, .delete, .show: break
        }
        return true
    }

    private func key(at point: Point) -> KeyboardKey? {
        ScreenLayout(environment: environment).keyboardKey(at: point, on: state.screen, resolution: state.resolution)
    }

    private func noteKey(_ name: String) { note(.action, to: "key \(name)", cause: ["a touch on the keyboard"]) }

    private func touchShift() {
        let isSecond = keyTouches.lastShift.map { time - $0 <= UITapGestureRecognizer.maximumInterval } ?? false
        keyTouches.keys.touchShift(isSecond: isSecond)
        keyTouches.lastShift = isSecond ? nil : time
    }

    /// Once at first, and again while the finger stays.
    private func delete(holding finger: Int, for delay: Double) {
        noteKey("delete")
        firstResponder?.deleteBackward()
        schedule(at: time + delay) { [weak self] in
            guard let self, keyTouches.down[finger]?.action == .delete else { return }
            delete(holding: finger, for: KeyTouches.repeatInterval)
        }
    }

    /// The shift key follows the text: at the beginning of a sentence it is down by itself.
    /// - Parameter again: also where the text is the same.
    func followText(again: Bool = false) {
        guard let editor = firstResponder as? any TextEditing else {
            if keyTouches.text != nil { keyTouches.keys = KeyboardKeys() }
            keyTouches.text = nil
            return
        }
        let (owner, text) = (ObjectIdentifier(editor), editor.typedText)
        let old = keyTouches.text
        guard again || old?.owner != owner || old?.before != text else { return }
        if old?.owner != owner { keyTouches.keys = KeyboardKeys() }
        keyTouches.text = (owner, text)
        let isSecret = (editor as? UITextField)?.isSecureTextEntry ?? false
        keyTouches.keys.follow(text, isSecret ? .none : editor.autocapitalizationType.model)
        setNeedsCommit()
    }
}

extension KeyboardKey.Action {
    fileprivate var isWriting: Bool {
        switch self {
        case .text, .returnKey: true
        case .shift, .delete, .show: false
        }
    }
}
