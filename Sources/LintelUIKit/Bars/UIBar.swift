public import Foundation
import LintelLayout
import LintelModel

/// What toolbars, navigation bars and tab bars have in common.
@MainActor
open class UIBar: UIView {
    open var isTranslucent = true { didSet { changed() } }
    /// Colours the background (TB-17).
    open var barTintColor: UIColor? { didSet { changed() } }
    open var barStyle = UIBarStyle.default { didSet { changed() } }
    /// The container that places the bar; nil for a bar of the app's own.
    weak var manager: UIViewController?
    /// The bar as it was last placed.
    var placed: PlacedBar?
    /// Custom views of its items, now in it.
    var hostedViews: [UIView] = []
    /// What a finger is on.
    var pressed: BarTarget?

    var isOffScreen = false { didSet { changed() } }

    var isManaged: Bool { manager != nil }

    /// The four appearances; what the old properties ask for where none is set (TB-17, TB-18).
    var appearanceSlots: AppearanceSlots {
        if let modern = modernAppearanceSlots { return modern }
        guard let barTintColor else {
            return isTranslucent ? AppearanceSlots() : AppearanceSlots(standard: .opaque)
        }
        return AppearanceSlots(standard: BarAppearance(background: .color(barTintColor.dynamic), shadow: .barShadow))
    }

    /// Nil where no appearance object was given.
    var modernAppearanceSlots: AppearanceSlots? { nil }

    /// The items in it, to find the touched one by its id.
    var barItems: [UIBarButtonItem] { [] }

    /// What the trace calls it.
    var kindName: String { "bar" }

    /// A touch on the back button.
    func goBack() {}

    /// Its subviews are painted with the bar, above all content.
    override var paintsSubviews: Bool { false }

    // MARK: - Touches

    /// Items of low bars answer beyond the bar's edges (TB-81).
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard !isOffScreen else { return false }
        return super.point(inside: point, with: event) || target(at: convert(point, to: nil).model) != nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { movePress(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endPress(touches, event: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dropPress() }

    /// An item's tap goes before that of a view around the bar.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pressed == nil || !(gestureRecognizer is UITapGestureRecognizer)
    }
}

/// Light or dark bars of old (SB-49).
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
