package import LintelModel

/// One finger on an open menu, from its coming down: it presses rows, moves rows that do not fit, or chooses when it leaves.
package struct MenuTouch {
    private let start: Point
    private let scroll: Double
    private var isScrolling = false

    package init(_ touch: Touch, on open: OpenMenu) {
        start = touch.point
        scroll = open.scroll
    }

    /// What comes of the finger's next step; the look changes at once.
    package mutating func handle(_ touch: Touch, _ open: inout OpenMenu, in placed: PlacedMenu) -> OpenMenu.Outcome {
        let target = placed.target(at: touch.point)
        let distance = touch.point.y - start.y
        if touch.phase == .moved, abs(distance) > ScreenGesture.slop, placed.scrolls(at: start) { isScrolling = true }
        open.pressed = nil
        switch touch.phase {
        case .began, .moved:
            if isScrolling {
                open.scroll = placed.confined(scroll - distance)
            } else if case .row(let path) = target {
                open.pressed = path
            }
            return .stays
        case .cancelled: return .stays
        case .ended: return isScrolling ? .stays : open.tapped(target, in: placed.menu)
        }
    }
}

extension PlacedMenu {
    /// Whether there is more to see than the front panel shows.
    fileprivate func scrolls(at point: Point) -> Bool {
        guard let front = panels.last, front.frame.contains(point) else { return false }
        return front.scrollRange.lowerBound < front.scrollRange.upperBound
    }

    /// As far as the front panel's rows move.
    package func confined(_ scroll: Double) -> Double {
        guard let range = panels.last?.scrollRange else { return 0 }
        return min(max(scroll, range.lowerBound), range.upperBound)
    }
}
