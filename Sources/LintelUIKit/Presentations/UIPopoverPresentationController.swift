public import Foundation
import LintelLayout

/// Where a popover points.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
    public var barButtonItem: UIBarButtonItem? { didSet { presentedViewController.changed() } }
    public var sourceView: UIView? { didSet { presentedViewController.changed() } }
    /// In the source view's coordinates; null means all of it.
    public var sourceRect = CGRect.null { didSet { presentedViewController.changed() } }

    /// On the screen, in points; nil where nothing was named.
    var anchor: CGRect? {
        if let sourceView { return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil) }
        return barButtonItem?.frameOnScreen
    }
}

extension UIBarButtonItem {
    /// Where it was last placed.
    fileprivate var frameOnScreen: CGRect? {
        for case let bar as UIBar in UIApplication.running?.windows.flatMap(\.tree) ?? [] {
            if let item = bar.placed?.items.first(where: { $0.objectID == objectID }) { return CGRect(item.frame) }
        }
        return nil
    }
}
