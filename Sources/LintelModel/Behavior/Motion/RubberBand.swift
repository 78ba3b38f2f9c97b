/// How far content gives way when it is dragged beyond its end. The constant and the formula are UIScrollView's (first told by C. Campbell
/// and G. Lindner, 2012; I. Lobanov, "How UIScrollView works", 2019).
package struct RubberBand: Hashable, Sendable {
    /// What the scroll view shows at once, points: the band gives way by at most so much.
    package var length: Double

    package init(length: Double) { self.length = length }

    /// How far content beyond its end follows the finger at first, of the finger's way.
    package static let share = 0.55
    /// A band is never told to have given way by all its length: no finger goes so far. Points.
    private static let rest = 0.25

    /// - Parameter pull: points that the finger has gone beyond the end, either way.
    package func give(to pull: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (abs(pull) * Self.share / length + 1)) * length * (pull < 0 ? -1 : 1)
    }

    /// The pull that gives way so far.
    package func pull(giving way: Double) -> Double {
        guard length > Self.rest else { return way }
        let shown = min(abs(way), length - Self.rest)
        return length / Self.share * (1 / (1 - shown / length) - 1) * (way < 0 ? -1 : 1)
    }

    /// An offset that a finger asks for, held back beyond a range.
    package func offset(for asked: Double, in range: ClosedRange<Double>) -> Double {
        if asked < range.lowerBound { return range.lowerBound + give(to: asked - range.lowerBound) }
        if asked > range.upperBound { return range.upperBound + give(to: asked - range.upperBound) }
        return asked
    }

    /// The offset that a finger would have to ask for to see this one.
    package func asked(for offset: Double, in range: ClosedRange<Double>) -> Double {
        if offset < range.lowerBound { return range.lowerBound + pull(giving: offset - range.lowerBound) }
        if offset > range.upperBound { return range.upperBound + pull(giving: offset - range.upperBound) }
        return offset
    }
}
