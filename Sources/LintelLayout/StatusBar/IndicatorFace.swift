import LintelModel

/// An indicator ready to be put in a place.
struct IndicatorFace {
    /// How the box stands in a bar whose text has a common baseline. One-line bars put all glyphs on their middle.
    enum Stance: Hashable, Sendable {
        /// Text: its own baseline lies on the bar's.
        case onBaseline
        /// Small text whose capitals are centred on the middle of the time's capitals.
        case onCapMiddle
        /// A glyph whose foot lies this many pixels under the baseline.
        case standing(pixelsBelow: Double)
        /// A glyph centred on the middle of the time's capitals.
        case centered
    }

    var size: Size
    var stance: Stance
    /// Blank parts of the box at its left and right: neighbours keep their distance from what is seen.
    var bearings: Bearings
    /// Distance from the box's upper edge to the baseline of its text; 0 for glyphs.
    var ascent: Double
    var capHeight: Double
    var text: String?
    var value: Int?
    var isTruncated: Bool
    /// A label keeps the room it was shortened to, wider than what is left of its text.
    var fillsRoom: Bool
    /// Dots in place of bars.
    var isWithoutService: Bool
    /// A second item drawn inside this one's box.
    var companion: Companion?
    /// The same, not wider than a width; nil where nothing readable would remain.
    var shortened: ((Double) -> IndicatorFace?)?
    /// Draws into the laid-out box, which ends on pixels; true where the bar is mirrored.
    var draw: (Rect, Bool) -> [Scene.Item]

    struct Companion {
        var id: StatusItemID
        var value: Int?
        /// Its part of the whole box.
        var part: (Rect) -> Rect
        var draw: (Rect) -> [Scene.Item]
    }

    struct Bearings: Hashable, Sendable {
        var left: Double
        var right: Double
        static let none = Bearings(left: 0, right: 0)
    }

    /// A glyph of a fixed size.
    init(
        glyph size: Size, stance: Stance = .centered, bearings: Bearings = .none, value: Int? = nil,
        draw: @escaping (Rect, Bool) -> [Scene.Item]
    ) {
        self.size = size
        self.stance = stance
        self.bearings = bearings
        self.value = value
        self.draw = draw
        ascent = 0
        capHeight = 0
        isTruncated = false
        fillsRoom = false
        isWithoutService = false
    }
}
