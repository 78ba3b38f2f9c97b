import Foundation
import LintelModel

/// A stroke down a sheet takes it away; what it shows moves with the finger.
final class SheetPan: UIPanGestureRecognizer {
    private weak var sheet: UIViewController?

    init(_ sheet: UIViewController) {
        self.sheet = sheet
        super.init(target: nil, action: nil)
        add { [unowned self] in follow() }
    }

    /// Only where content below the finger has nothing above to show.
    override var allowsBeginning: Bool {
        let way = translation(in: nil)
        guard way.y > abs(way.x), let touched = touches.first?.view else { return false }
        return touched.superviews.prefix { $0 !== view }.allSatisfy { ($0 as? UIScrollView)?.restsAtTop ?? true }
    }

    /// Share of the sheet's height, and points a second, from which a stroke takes it away. By eye.
    private static let share: CGFloat = 0.4
    private static let flick: CGFloat = 700
    /// How far a sheet that stays follows the finger.
    private static let resistance: CGFloat = 0.2

    private func follow() {
        guard let sheet else { return }
        let way = max(0, translation(in: nil).y)
        switch state {
        case .began, .changed:
            sheet.sheetDrag = sheet.isModalInPresentation ? way * Self.resistance : way
        case .ended, .cancelled:
            let height = view?.bounds.height ?? 0
            sheet.sheetDrag = 0
            if state == .ended, way > height * Self.share || velocity(in: nil).y > Self.flick { sheet.dismissByUser() }
        case .possible, .failed: break
        }
    }
}

extension UIScrollView {
    /// A finger that goes down has nothing to bring into sight.
    var restsAtTop: Bool { contentOffset.y <= restingRange.lowerBound }
}

extension UIView {
    /// A finger may take a sheet away that it stands in.
    var standsInSheet: Bool { superviews.contains { $0.controller?.isSheet == true && $0.controller?.sheetPan.view === $0 } }
}

extension UIViewController {
    /// Presented as a sheet, or as a popover that stands as one on a narrow screen.
    var isSheet: Bool {
        guard presenter != nil, let app = UIApplication.running else { return false }
        switch presentedManner.resolvedStyle(app.base.traits) {
        case .pageSheet, .formSheet: return true
        case .popover: return app.base.horizontalSizeClass == .compact && !keepsPopover
        case .automatic, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return false
        }
    }
}
