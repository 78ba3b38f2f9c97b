public import Foundation
import LintelModel

extension UIScrollView {
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else { return self.contentOffset = contentOffset }
        glide(to: contentOffset, kind: .animation)
    }

    /// Moves as little as needed for a part of the content to be seen.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let seen = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
        func shift(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
            if low < seenLow { return low - seenLow }
            return high > seenHigh ? min(high - seenHigh, low - seenLow) : 0
        }
        let offset = CGPoint(
            x: limited(contentOffset.x + shift(rect.minX, rect.maxX, seen.minX, seen.maxX), horizontalRange),
            y: limited(contentOffset.y + shift(rect.minY, rect.maxY, seen.minY, seen.maxY), restingRange))
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    private func limited(_ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(offset, range.lowerBound), range.upperBound)
    }

    func glide(to offset: CGPoint, kind: OffsetMotion.Kind) {
        guard let app = UIApplication.running else { return scroll(to: offset) }
        stopMoving()
        begin(
            OffsetMotion(
                kind: kind, x: .glide(from: contentOffset.x, to: offset.x), y: .glide(from: contentOffset.y, to: offset.y), start: app.time)
        )
    }

    /// A mouse wheel; it knows no bouncing.
    func wheel(by dy: CGFloat) {
        stopMoving()
        scroll(to: CGPoint(x: contentOffset.x, y: limited(contentOffset.y + dy, restingRange)))
    }

    func begin(_ motion: OffsetMotion) {
        guard let app = UIApplication.running else { return }
        self.motion = motion
        app.moving.append(self)
        move(to: app.time)
    }

    /// Brings it to where it is at a time.
    func move(to time: Double) {
        guard let motion else { return }
        scroll(to: motion.offset(at: time))
        guard time >= motion.end else { return }
        stopMoving()
        cameToRest()
    }

    /// Whatever moves it comes to a halt where it is.
    func stopMoving() {
        guard let motion else { return }
        self.motion = nil
        UIApplication.running?.moving.removeAll { $0 === self }
        switch motion.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .toTop: delegate?.scrollViewDidScrollToTop(self)
        }
    }
}
