import Foundation

/// How far content gives way when it is dragged beyond its end. The constant and the formula are UIScrollView's (first told by C. Campbell
/// and G. Lindner, 2012; I. Lobanov, "How UIScrollView works", 2019).
struct RubberBand {
    /// Length of the scroll view, in points.
    var length: CGFloat

    private static let constant = 0.55

    /// - Parameter pull: points that the finger has gone beyond the end, either way.
    func give(to pull: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return (1 - 1 / (abs(pull) * Self.constant / length + 1)) * length * (pull < 0 ? -1 : 1)
    }

    /// The pull that gives way so far.
    func pull(giving way: CGFloat) -> CGFloat {
        guard length > 0, abs(way) < length else { return way }
        return length / Self.constant * (1 / (1 - abs(way) / length) - 1) * (way < 0 ? -1 : 1)
    }

    /// An offset that a finger asks for, held back beyond a range.
    func offset(for asked: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if asked < range.lowerBound { return range.lowerBound + give(to: asked - range.lowerBound) }
        if asked > range.upperBound { return range.upperBound + give(to: asked - range.upperBound) }
        return asked
    }

    /// The offset that a finger would have to ask for to see this one.
    func asked(for offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if offset < range.lowerBound { return range.lowerBound + pull(giving: offset - range.lowerBound) }
        if offset > range.upperBound { return range.upperBound + pull(giving: offset - range.upperBound) }
        return offset
    }
}
