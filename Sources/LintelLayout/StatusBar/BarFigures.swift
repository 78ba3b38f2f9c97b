import LintelModel

/// Where things go in one bar: what an arrangement answers, in points.
struct BarFigures: Hashable, Sendable {
    /// The stretch of a line that a region may fill, and how its items lie in it.
    struct Span: Hashable, Sendable {
        enum Justification: Hashable, Sendable {
            case leading
            case trailing
            /// Around this x.
            case centered(Double)
        }

        var lower: Double
        var upper: Double
        var justification: Justification
    }

    /// What glyphs stand on.
    enum GlyphLine: Hashable, Sendable {
        /// They stand on the text's baseline (the ears of split bars).
        case baseline
        /// They are centred on this y (one-line bars).
        case middle(Double)
    }

    var height: Double
    var baseline: Double
    var glyphLine: GlyphLine
    var spans: [BarPosition.Region: Span]
    /// Distance that regions keep from each other: 8 pt (statusbar-geometry.md, section 3).
    var separation = 8.0
    /// How far the time rises to make room for a line beneath it.
    var timeLift = 0.0
    /// Baseline of the line beneath the time.
    var beneathBaseline = 0.0
    /// Capsule behind the time, placed around the time's centre.
    var pill = Size.zero
    /// Vertical centre of the capsule.
    var pillCenterY = 0.0
    var privacyDotCenter: Point?
    var grabberCenter: Point?
    var islandMarkCenter: Point?
    /// Added to the dots of a phone without service.
    var dotsOffset = Point.zero

    init(height: Double, baseline: Double, glyphLine: GlyphLine, spans: [BarPosition.Region: Span]) {
        self.height = height
        self.baseline = baseline
        self.glyphLine = glyphLine
        self.spans = spans
    }
}
