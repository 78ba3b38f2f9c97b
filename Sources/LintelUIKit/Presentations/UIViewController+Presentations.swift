import Foundation

extension UIViewController {
    /// Nil unless the controller is presented as a sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: return presentation(UISheetPresentationController.init)
        case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: return nil
        }
    }

    /// Nil unless the controller is presented as a popover; an action sheet is one where there is room.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet else { return nil }
        return presentation(UIPopoverPresentationController.init)
    }

    /// How it stands, or will stand once it is presented; its delegate hears of the user's dismissals.
    public var presentationController: UIPresentationController? {
        sheetPresentationController ?? popoverPresentationController ?? presentation(UIPresentationController.init)
    }

    private func presentation<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
        if let known = presentationKeeper as? Kind { return known }
        let new = make(self)
        presentationKeeper = new
        return new
    }

    /// Below what it points at, above where there is no room; in the middle where it points at nothing.
    func popoverFrame(size: CGSize, in room: CGRect) -> CGRect {
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let anchor = popoverPresentationController?.anchor else {
            return CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
        }
        let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
        let below = anchor.maxY + Self.popoverGap
        let y = below + size.height <= room.maxY ? below : max(room.minY, anchor.minY - Self.popoverGap - size.height)
        return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    /// Between a popover and what it points at, in points: Lintel's own, room for the arrow that UIKit draws.
    private static let popoverGap: CGFloat = 12
}
