/// The system font at a size in points, in San Francisco's own terms: outputs that stand in another face correct for it.
public struct Font: Hashable, Sendable {
    /// OpenType's `usWeightClass`.
    public enum Weight: Int, Sendable, CaseIterable {
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
    }

    /// Points.
    public var size: Double
    public var weight: Weight

    public init(size: Double, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// Share of the size that capitals are high: 1443 / 2048 (drawing-figures.md, section 2).
    public static let capHeightShare = 1443.0 / 2048
    /// Share above the baseline: 1950 / 2048 (drawing-figures.md, section 2).
    public static let ascentShare = 1950.0 / 2048
    /// Share below it: 494 / 2048 (drawing-figures.md, section 2).
    public static let descentShare = 494.0 / 2048

    /// Height of capitals above the baseline, in points.
    public var capHeight: Double { size * Self.capHeightShare }
    /// From the baseline up to the line's edge, in points.
    public var ascent: Double { size * Self.ascentShare }
    /// From the baseline down to the line's edge, in points.
    public var descent: Double { size * Self.descentShare }
    /// In points, without leading.
    public var lineHeight: Double { ascent + descent }
}
