import Foundation

/// The recognizer that drags a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
    override var allowsBeginning: Bool {
        guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return false }
        if let touch = touches.first, let touched = touch.view, touched !== scrollView, !touch.isHeldBack, !touch.isTakenFromView {
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: touched) else { return false }
        }
        let way = translation(in: nil)
        if way.y > abs(way.x), scrollView.restsAtTop, scrollView.standsInSheet { return false }
        return abs(way.x) > abs(way.y) ? scrollView.scrollsHorizontally : scrollView.scrollsVertically
    }
}
