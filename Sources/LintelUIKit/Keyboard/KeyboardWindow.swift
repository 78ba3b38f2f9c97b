import Foundation

/// Above all windows of the app: holds the view that stays on the keyboard (TB-39).
final class KeyboardWindow: UIWindow {
    private(set) var accessory: UIView?
    /// Who asked for the accessory view, and hears what nobody in it has handled.
    weak var owner: UIResponder?

    override var next: UIResponder? { owner ?? super.next }

    /// Puts a view along the keyboard's upper edge, or the screen's lower one while the keyboard is down.
    /// - Parameter edge: where its lower edge shall be, in points from the screen's top.
    func hold(_ view: UIView?, above edge: CGFloat) {
        if accessory !== view {
            accessory?.removeFromSuperview()
            accessory = view
        }
        guard let view else { return }
        if view.superview !== self { addSubview(view) }
        let height = view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(bounds.size).height
        let box = CGRect(x: 0, y: edge - height, width: bounds.width, height: height)
        if view.frame != box { view.frame = box }
    }

    /// Fingers beside the accessory view go on to the app's windows.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
