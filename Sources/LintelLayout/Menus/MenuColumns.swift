import LintelModel

/// Where marks, pictures and titles of one menu stand, from the panel's leading side.
struct MenuColumns {
    let context: LayoutContext
    let metrics: MenuMetrics
    let width: Double
    /// Some row has a mark or opens a submenu: all stand further in.
    private let hasMarks: Bool
    /// Some row has a picture before its title: all titles begin behind it.
    private let hasLeadingImages: Bool

    init(_ sections: [MenuSection], metrics: MenuMetrics, width: Double, context: LayoutContext) {
        self.context = context
        self.metrics = metrics
        self.width = width
        let elements = sections.flatMap(\.rows).map(\.element)
        hasMarks = elements.contains { $0.state != .off || $0.isSubmenu }
        hasLeadingImages = metrics.leadsWithImage && elements.contains { $0.icon != nil }
    }

    var bodySize: Double { TextStyle.body.pointSize(at: context.traits.textSize) }

    /// Lengths grow with the text, in whole pixels.
    func scaled(_ value: Double) -> Double {
        let pixels = Double(context.screen.device.scale.factor)
        return (value * bodySize / TextStyle.body.pointSize(at: .large) * pixels).rounded() / pixels
    }

    /// At accessibility sizes the words take the pictures' room (UIKit's cells leave theirs out).
    var showsImages: Bool { !context.traits.textSize.isAccessibilitySize }

    var contentStart: Double { metrics.padding + (hasMarks ? scaled(metrics.indentation) : 0) }
    var markMiddle: Double { metrics.padding + scaled(metrics.markOffset) }
    private var hasImageColumn: Bool { hasLeadingImages && showsImages }
    var titleStart: Double {
        contentStart + (hasImageColumn ? scaled(metrics.imageBox) + metrics.spacing + metrics.imageOffset : 0)
    }

    /// Of a picture.
    var imageMiddle: Double {
        let half = scaled(metrics.imageBox) / 2
        return metrics.leadsWithImage ? contentStart + half + metrics.imageOffset : width - metrics.padding - half
    }

    /// Where a row's title must end.
    func titleEnd(_ element: BarMenu.Element) -> Double {
        let hasImage = !metrics.leadsWithImage && element.icon != nil && showsImages
        return width - metrics.padding - (hasImage ? scaled(metrics.imageBox) + metrics.spacing : 0)
    }

    /// The same in the other direction of writing.
    func directed(_ rect: Rect) -> Rect { context.isRightToLeft ? rect.mirrored(in: width) : rect }

    /// A symbol in the middle of a place.
    func symbol(_ name: String, side: Double, around middle: Point, color: Color) -> [Scene.Item] {
        let drawing = IconDrawing(
            icon: .symbol(name), environment: context.environment, weight: .semibold, isRightToLeft: context.isRightToLeft,
            symbolSide: scaled(side))
        return drawing.drawing(in: directed(Rect(center: middle, size: Size(width: 0, height: 0))), color: color)
    }
}
