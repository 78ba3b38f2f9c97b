import LintelModel

/// The red capsule with a count at an item's upper trailing corner; an empty text makes a dot.
struct Badge {
    let text: String
    let measure: any TextMeasuring
    /// Of the ground; nil is red.
    var color: DynamicColor?

    /// Height of a capsule with text, and its text's size: UIKit's look since system 10, judged by eye; no source gives figures.
    static let height = 18.0
    static let fontSize = 13.0
    /// Room left and right of the text; ours.
    static let sideInset = 5.0
    /// Diameter of a badge without text; ours.
    static let dotDiameter = 8.0

    private var label: BarLabel { BarLabel(text: text, font: Font(size: Self.fontSize), measure: measure) }

    private var size: Size {
        guard !text.isEmpty else { return Size(width: Self.dotDiameter, height: Self.dotDiameter) }
        return Size(width: max(Self.height, label.width + 2 * Self.sideInset), height: Self.height)
    }

    /// The badge with its lower leading part over a corner.
    func drawing(at corner: Point, appearance: Appearance) -> [Scene.Item] {
        let size = size
        let box = Rect(
            x: corner.x - size.height / 2, y: corner.y - size.height / 2 + Self.drop, width: size.width, height: size.height)
        let ground = Scene.Item.fill(
            .roundedRect(box, radius: box.height / 2), .color((color ?? .systemRed).resolved(for: appearance)))
        return text.isEmpty ? [ground] : [ground, label.drawing(centredIn: box, color: .white)]
    }

    /// How far the badge's middle lies below the corner; ours.
    private static let drop = 3.0
}
