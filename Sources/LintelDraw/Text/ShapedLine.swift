import LintelModel

/// A line of text after shaping: glyphs in the order they stand, in ems of the asked face.
struct ShapedLine {
    struct Glyph {
        /// The outline from the glyph's own origin, in ems.
        var outline: Path
        /// From the origin of the glyph before, in ems.
        var shift: Point
        /// To the next glyph, in ems.
        var advance: Double
        /// Ends a cluster: letter spacing goes after it.
        var endsCluster: Bool
        /// A figure or the colon of a clock.
        var isFigure: Bool
        /// Drawn by the asked face, not by a fallback.
        var isFromAskedFace: Bool
    }

    var glyphs: [Glyph]
    /// Characters no font at hand has; they are drawn as hollow boxes.
    var unknown: [UInt32]
}
