import Foundation
import LintelModel

extension UIView {
    /// What no bar, notch or screen edge covers (SB-73).
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The margins, but no wider than text is read comfortably.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }
    /// What the keyboard leaves: bars that are tied to its upper edge ride on it.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = layoutState.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let guide = UIKeyboardLayoutGuide(of: self)
        layoutState.systemGuides.append(guide)
        return guide
    }

    func guide(_ kind: GuideKind) -> UILayoutGuide {
        if let known = layoutState.systemGuides.first(where: { $0.kind == kind }) { return known }
        let guide = UILayoutGuide(kind, of: self)
        layoutState.systemGuides.append(guide)
        return guide
    }

    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        setNeedsLayout()
    }

    // MARK: - Margins

    /// With what the safe area adds, in points.
    public var layoutMargins: UIEdgeInsets {
        get {
            let own = ownMargins.resolved(traitCollection.layoutDirection)
            return layoutState.insetsMarginsFromSafeArea ? own + safeAreaInsets : own
        }
        set {
            layoutState.margins = newValue.directional(traitCollection.layoutDirection)
            marginsChanged()
        }
    }

    /// Without what the safe area adds, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins }
        set {
            layoutState.margins = newValue
            marginsChanged()
        }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsChanged()
        }
    }

    private func marginsChanged() { setNeedsLayout() }

    private var ownMargins: NSDirectionalEdgeInsets {
        let asked = layoutState.margins
        guard let controller else { return asked ?? Self.plainMargins }
        let least = controller.systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: asked?.top ?? least.top, leading: max(asked?.leading ?? 0, least.leading), bottom: asked?.bottom ?? least.bottom,
            trailing: max(asked?.trailing ?? 0, least.trailing))
    }

    /// `UIView.layoutMargins`: eight points at each side unless a controller's view.
    private static let plainMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Insets of the part in which text is read comfortably.
    var readableInsets: UIEdgeInsets {
        let margins = layoutMargins
        let spare = max(0, bounds.width - margins.left - margins.right - Self.readableWidth) / 2
        return UIEdgeInsets(top: margins.top, left: margins.left + spare, bottom: margins.bottom, right: margins.right + spare)
    }

    /// Widest line of text at the standard text size, in points (`readableContentGuide` on iPads).
    private static let readableWidth: CGFloat = 672

    /// How much of the view's lower part the keyboard covers, or the safe area while that is away.
    var keyboardCover: CGFloat {
        if let app = UIApplication.running, let keyboard = app.state.frames.keyboard {
            return min(max(frameOnScreen.maxY - CGFloat(keyboard.minY), 0), bounds.height)
        }
        return keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    }
}

extension UIViewController {
    /// The least that a root view's margins are, in points.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = UIApplication.running?.screen.bounds.width ?? 0
        let side: CGFloat = width < Self.widthOfWideMargins ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Phones narrower than this have margins of 16 points, all others of 20 (A:uikit/uiviewcontroller/systemminimumlayoutmargins).
    private static let widthOfWideMargins: CGFloat = 400
}
