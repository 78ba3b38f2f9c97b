import Foundation
import LintelModel

extension UIScrollView {
    /// A finger is down in it.
    public var isTracking: Bool {
        UIApplication.running?.touches.values.contains { $0.view?.isDescendant(of: self) == true } ?? false
    }
    /// A finger has moved it and is still down.
    public var isDragging: Bool { panGestureRecognizer.isActive }
    /// It moves after a finger has left it.
    public var isDecelerating: Bool { motion?.kind == .deceleration }

    var scrollsVertically: Bool {
        (bounces && (alwaysBounceVertical || refreshControl != nil)) || restingRange.lowerBound < restingRange.upperBound
    }
    var scrollsHorizontally: Bool { (bounces && alwaysBounceHorizontal) || horizontalRange.lowerBound < horizontalRange.upperBound }
    var holdsTouchesBack: Bool { delaysContentTouches && isScrollEnabled && (scrollsVertically || scrollsHorizontally) }

    /// A step of the drag.
    func drag() {
        switch panGestureRecognizer.state {
        case .began: beginDrag()
        case .changed: followFinger()
        case .ended: endDrag(panGestureRecognizer.velocity(in: self))
        case .cancelled: endDrag(.zero)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        stopMoving()
        dragBegan()
        refreshControl?.beginPull()
        asked = CGPoint(
            x: horizontalBand.asked(for: contentOffset.x, in: horizontalRange.model),
            y: band.asked(for: contentOffset.y, in: restingRange.model))
        dragStart = contentOffset
        isLockedVertically = nil
        if isDirectionalLockEnabled {
            let way = panGestureRecognizer.translation(in: self)
            isLockedVertically = abs(way.y) >= abs(way.x)
        }
        // The way to here was needed to tell a drag from a tap: content does not jump by it.
        panGestureRecognizer.setTranslation(.zero, in: self)
        if keyboardDismissMode == .onDrag { UIApplication.running?.firstResponder?.resignFirstResponder() }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The keyboard goes with the finger that drags content over its edge.
    private func dragKeyboard() {
        guard keyboardDismissMode == .interactive, let app = UIApplication.running, let keyboard = app.state.frames.keyboard,
            panGestureRecognizer.middle.model.y >= keyboard.minY
        else { return }
        app.firstResponder?.resignFirstResponder()
    }

    private func followFinger() {
        dragKeyboard()
        let way = panGestureRecognizer.translation(in: self)
        panGestureRecognizer.setTranslation(.zero, in: self)
        if scrollsHorizontally, isLockedVertically != true { asked.x -= way.x }
        if scrollsVertically, isLockedVertically != false { asked.y -= way.y }
        scroll(to: CGPoint(x: limited(asked.x, horizontalBand, horizontalRange), y: limited(asked.y, band, restingRange)))
        refreshControl?.follow(pulled: restingRange.lowerBound - contentOffset.y)
    }

    private func limited(_ offset: CGFloat, _ band: RubberBand, _ range: ClosedRange<CGFloat>) -> CGFloat {
        bounces ? band.offset(for: offset, in: range.model) : min(max(offset, range.lowerBound), range.upperBound)
    }

    private var band: RubberBand { RubberBand(length: bounds.height) }
    private var horizontalBand: RubberBand { RubberBand(length: bounds.width) }

    private func endDrag(_ finger: CGPoint) {
        guard let app = UIApplication.running else { return }
        let velocity = CGPoint(
            x: scrollsHorizontally && isLockedVertically != true ? -finger.x : 0,
            y: scrollsVertically && isLockedVertically != false ? -finger.y : 0)
        var motion = deceleration(velocity, at: app.time)
        var target = motion.target
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        if target.x != motion.target.x { motion.x = .spring(from: contentOffset.x, to: target.x, velocity: velocity.x) }
        if target.y != motion.target.y { motion.y = .spring(from: contentOffset.y, to: target.y, velocity: velocity.y) }
        let moves = motion.end > app.time
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return cameToRest() }
        delegate?.scrollViewWillBeginDecelerating(self)
        begin(motion)
    }

    private func deceleration(_ velocity: CGPoint, at time: Double) -> OffsetMotion {
        func axis(
            _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, page: CGFloat, from start: CGFloat,
            detents: [Double] = []
        ) -> AxisMotion {
            guard isPagingEnabled, page > 0, range.contains(offset) else {
                return .coast(
                    from: offset, velocity: velocity, rate: decelerationRate.rawValue, within: range.model, bounces: bounces,
                    detents: detents)
            }
            return .spring(from: offset, to: pageStop(offset, velocity, range, page: page, from: start), velocity: velocity)
        }
        return OffsetMotion(
            kind: .deceleration, x: axis(contentOffset.x, velocity.x, horizontalRange, page: bounds.width, from: dragStart.x),
            y: axis(contentOffset.y, velocity.y, restingRange, page: bounds.height, from: dragStart.y, detents: detents), start: time)
    }

    /// The offsets at which none or some of the bar's rows have gone.
    private var detents: [Double] {
        let top = Double(restingRange.lowerBound)
        return collapsingRows.isEmpty ? [] : collapsingRows.reduce(into: [top]) { $0.append(($0.last ?? top) + Double($1)) }
    }

    /// The page that the drag makes for, one from where it began at most.
    private func pageStop(
        _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, page: CGFloat, from start: CGFloat
    ) -> CGFloat {
        let now = ((start - range.lowerBound) / page).rounded()
        let nearest = ((offset - range.lowerBound) / page).rounded()
        let flicked = abs(velocity) > Self.flick ? now + (velocity > 0 ? 1 : -1) : nearest
        return min(max(range.lowerBound + min(max(flicked, now - 1), now + 1) * page, range.lowerBound), range.upperBound)
    }

    /// Points a second from which a stroke turns the page; ours.
    private static let flick: CGFloat = 300
}
