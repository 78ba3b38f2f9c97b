public import Foundation
import LintelModel

/// Something that takes touches, and the area in which a finger really reaches it.
public struct TouchTarget {
    /// Its class, with its label where it has one.
    public var name: String
    /// Around its middle, in points of the screen: as far as hit testing finds it, at most `reach` to each side.
    public var area: CGRect

    /// Farther out nobody asks; points.
    static let reach = 64.0
}

extension UIApplication {
    /// The controls on screen that take touches. Those the system gives their height (text fields, segmented controls) are left out where
    /// they have it, and so are the bars' own buttons, which UIKit widens (TB-81).
    public var touchTargets: [TouchTarget] {
        commit()
        return windows.filter { !$0.isHidden }.flatMap { window in
            window.tree.compactMap { view in
                guard let control = view as? UIControl, control.isEnabled, control.isVisibleInTree else { return nil }
                return window.target(of: control)
            }
        }
    }

    /// The scroll view that the bars watch (TB-12); nil where there is none.
    package var contentScrollView: UIScrollView? { front.top.flatMap(contentScrollView(of:)) }
}

extension UIWindow {
    fileprivate func target(of control: UIControl) -> TouchTarget? {
        let frame = control.frameOnScreen
        let natural = control.intrinsicContentSize.height
        if control is UITextField || control is UISegmentedControl, frame.height >= natural { return nil }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard finds(control, at: middle) else { return nil }
        let left = reach(control, from: middle, -1, 0)
        let top = reach(control, from: middle, 0, -1)
        let width = left + reach(control, from: middle, 1, 0)
        let height = top + reach(control, from: middle, 0, 1)
        return TouchTarget(
            name: [String(describing: type(of: control)), control.accessibilityLabel].compactMap(\.self).joined(separator: " "),
            area: CGRect(x: middle.x - left, y: middle.y - top, width: width, height: height))
    }

    /// By halving, to a tenth of a point: targets are convex in practice.
    private func reach(_ control: UIControl, from middle: CGPoint, _ dx: Double, _ dy: Double) -> Double {
        var (inside, outside) = (0.0, TouchTarget.reach)
        while outside - inside > 0.1 {
            let step = (inside + outside) / 2
            if finds(control, at: CGPoint(x: middle.x + dx * step, y: middle.y + dy * step)) { inside = step } else { outside = step }
        }
        return outside
    }

    private func finds(_ control: UIControl, at point: CGPoint) -> Bool {
        var hit = hitTest(point, with: nil)
        while let view = hit {
            if view === control { return true }
            hit = view.superview
        }
        return false
    }
}
