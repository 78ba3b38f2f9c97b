import Foundation
import LintelModel

/// Where a presented controller stands in its window, and what it does to what lies below.
@MainActor
struct PresentationBox {
    /// In the window's points.
    let frame: CGRect
    /// Of the corners, in points.
    let cornerRadius: CGFloat
    /// From 0 to 1, of black.
    let dimming: CGFloat
    /// Has no ground of its own.
    let isClear: Bool
    /// Its lower edge is the window's.
    let reachesBottom: Bool
    /// Where the upper edge of the screen below rests that is pushed back; nil where it stays as it is.
    private(set) var recessTop: CGFloat?

    init(of controller: UIViewController, in bounds: CGRect, safeArea: EdgeInsets, traits: Traits, isCompact: Bool) {
        switch controller.presentedManner.resolvedStyle(traits) {
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .automatic:
            self.init(frame: bounds, dimming: controller is UIAlertController ? Self.dimming(traits) : 0, isClear: true)
        case .popover where !isCompact || controller.keepsPopover:
            let size = controller.preferredContentSize == .zero ? Self.popoverSize : controller.preferredContentSize
            let frame = controller.popoverFrame(size: size, in: bounds.inset(by: UIEdgeInsets(safeArea)))
            self.init(frame: frame, cornerRadius: Self.cornerRadius, dimming: Self.popoverDimming)
        case .pageSheet, .formSheet, .popover:
            self =
                isCompact
                ? Self.card(controller, bounds, safeArea, traits)
                : Self.panel(controller, bounds, isForm: controller.presentedManner.style == .formSheet, dimming: Self.dimming(traits))
        }
    }

    private init(frame: CGRect, cornerRadius: CGFloat = 0, dimming: CGFloat, isClear: Bool = false, reachesBottom: Bool = false) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.dimming = dimming
        self.isClear = isClear
        self.reachesBottom = reachesBottom || isClear
    }

    /// A sheet that grows from the lower edge.
    private static func card(
        _ controller: UIViewController, _ bounds: CGRect, _ safeArea: EdgeInsets, _ traits: Traits
    ) -> PresentationBox {
        let sheet = controller.sheetPresentationController
        let tallest = bounds.height - CGFloat(safeArea.top) - cardGap
        let height = sheet?.isMedium == true ? (bounds.height / 2).rounded() : tallest
        var box = PresentationBox(
            frame: CGRect(x: 0, y: bounds.height - height + controller.sheetDrag, width: bounds.width, height: height),
            cornerRadius: sheet?.preferredCornerRadius ?? cornerRadius, dimming: sheet?.isUndimmed == true ? 0 : dimming(traits),
            reachesBottom: true)
        // Nothing is known of what system 26 does to the screen below.
        if height == tallest, traits.orientation == .portrait, !traits.usesGlass { box.recessTop = bounds.height - tallest - cardGap }
        return box
    }

    /// A sheet in the middle of a wide window.
    private static func panel(
        _ controller: UIViewController, _ bounds: CGRect, isForm: Bool, dimming: CGFloat
    ) -> PresentationBox {
        var size = isForm ? formSize : CGSize(width: pageWidth, height: bounds.height - 2 * pageGap)
        if controller.preferredContentSize != .zero, isForm { size = controller.preferredContentSize }
        size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        return PresentationBox(
            frame: CGRect(
                x: ((bounds.width - size.width) / 2).rounded(),
                y: ((bounds.height - size.height) / 2).rounded() + controller.sheetDrag, width: size.width, height: size.height),
            cornerRadius: cornerRadius, dimming: dimming)
    }

    /// Black behind sheets and alerts: `_alertControllerDimmingViewColor`, which `_dimmingViewColor` of `UIColor` returns as well.
    private static func dimming(_ traits: Traits) -> CGFloat { traits.appearance == .dark ? 0.48 : 0.2 }

    // No page of Apple's gives these; they are Lintel's own, close to screenshots of iOS 15 to 18.
    private static let popoverDimming: CGFloat = 0.1
    private static let cornerRadius: CGFloat = 10
    private static let cardGap: CGFloat = 10
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 712
    private static let pageGap: CGFloat = 20
    private static let popoverSize = CGSize(width: 320, height: 480)
}
