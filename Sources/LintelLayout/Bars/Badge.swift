import LintelModel

/// The red capsule with a count at an item's upper trailing corner; an empty text makes a dot.
struct Badge {
    let text: String
    let measure: any TextMeasuring
    /// Of the ground; nil is red.
    var color: DynamicColor?
    /// In compact height it is smaller.
    var isCompact = false

    /// Lengths in points: `_UIBadgeVisualStyle` of iOS 17, and in compact height `_UIBadgePhoneLandscapeVisualStyle`.
    private struct Look {
        var height: Double
        var fontSize: Double
        /// Room left and right of the text.
        var sideInset: Double
        /// Of two characters and more; a single one is as wide as it is high.
        var width: ClosedRange<Double>

        static let regular = Look(height: 18, fontSize: 13, sideInset: 5, width: 24...64)
        static let compact = Look(height: 14, fontSize: 10, sideInset: 4, width: 22...64)
    }

    /// Diameter of a badge without text; ours.
    static let dotDiameter = 8.0

    private var look: Look { isCompact ? .compact : .regular }
    private var label: BarLabel { BarLabel(text: text, font: Font(size: look.fontSize), measure: measure) }

    var size: Size {
        guard !text.isEmpty else { return Size(width: Self.dotDiameter, height: Self.dotDiameter) }
        guard text.count > 1 else { return Size(width: look.height, height: look.height) }
        let width = min(max(label.width + 2 * look.sideInset, look.width.lowerBound), look.width.upperBound)
        return Size(width: width, height: look.height)
    }

    /// The badge with its lower part over a corner.
    func drawing(at corner: Point, appearance: Appearance) -> [Scene.Item] {
        let height = size.height
        return drawing(from: Point(x: corner.x - height / 2, y: corner.y - height / 2 + Self.drop), appearance: appearance)
    }

    /// - Parameter origin: its upper left corner.
    func drawing(from origin: Point, appearance: Appearance) -> [Scene.Item] {
        let box = Rect(origin: origin, size: size)
        let ground = Scene.Item.fill(
            .roundedRect(box, radius: box.height / 2), .color((color ?? .systemRed).resolved(for: appearance)))
        guard !text.isEmpty else { return [ground] }
        let shown = text.count > 1 ? label.truncated(to: box.width - 2 * look.sideInset) : label
        return [ground, shown.drawing(centredIn: box, color: .white)]
    }

    /// How far the badge's middle lies below the corner; ours.
    static let drop = 3.0
}
