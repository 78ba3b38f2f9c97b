import Foundation
import LintelModel

extension UIApplication {
    /// A wheel goes to the innermost scroll view that can move that way.
    func scroll(at point: Point, by dy: Double) {
        let views = view(at: CGPoint(point))?.superviews ?? []
        let scrolling = views.lazy.compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled && $0.scrollsVertically }
        scrolling?.wheel(by: CGFloat(dy))
    }

    func moveByThemselves() {
        for scrollView in moving { scrollView.move(to: time) }
    }

    var isMovingByItself: Bool { !moving.isEmpty }

    /// A finger on content that moves by itself stops it, and does nothing else. Pages go on to where they rest.
    func catchMoving(under view: UIView) -> Bool {
        let caught = view.superviews.compactMap { $0 as? UIScrollView }.filter(\.isDecelerating)
        for scrollView in caught where !scrollView.isPagingEnabled { scrollView.stopMoving() }
        return !caught.isEmpty
    }

    /// The status bar itself takes no touches: the system asks a scroll view to go to its top (SB-29, SB-86, SB-87).
    func tapStatusBar() {
        let views = frontWindow.map(scrollViews) ?? []
        let answer = ScrollToTop(tapOver: views.map(\.model), isPad: base.device.isPad)
        note(.action, to: answer.target == nil ? "nothing scrolls to the top" : "content scrolls to its top", cause: [answer.reason])
        guard let target = views.flatMap(\.all).first(where: { $0.model.name == answer.target })?.view else { return }
        target.glide(to: CGPoint(x: target.contentOffset.x, y: target.restingRange.lowerBound), kind: .toTop)
    }

    private struct Found {
        let view: UIScrollView
        let model: ScrollToTop.ScrollView
        let inner: [Found]

        var all: [Found] { [self] + inner.flatMap(\.all) }
    }

    private func scrollViews(in view: UIView) -> [Found] {
        let inner = view.subviews.flatMap(scrollViews)
        guard let scrollView = view as? UIScrollView else { return inner }
        let box = scrollView.frameOnScreen
        let model = ScrollToTop.ScrollView(
            name(of: scrollView), frame: box.model, scrollsToTop: scrollView.scrollsToTop,
            delegateAllows: scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true,
            isAtTop: scrollView.contentOffset.y <= scrollView.restingRange.lowerBound,
            isOnScreen: scrollView.isVisibleInTree && box.intersects(screen.bounds), inner: inner.map(\.model))
        return [Found(view: scrollView, model: model, inner: inner)]
    }

    /// Told apart by their place in the tree, so that a run that is played again says the same.
    private func name(of scrollView: UIScrollView) -> String {
        let type = String(describing: Swift.type(of: scrollView))
        let alike = frontWindow?.tree.compactMap { $0 as? UIScrollView } ?? []
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === scrollView }) else { return type }
        return "\(type) \(index + 1)"
    }
}
