import LintelModel

/// Stands for a custom view of which only the size is known: an outline with a faint ground.
struct CustomViewBox {
    let rect: Rect
    let color: Color

    /// Corner radius and thickness of the outline; ours.
    private static let radius = 4.0
    private static let thickness = 1.0

    var drawing: [Scene.Item] {
        guard !rect.isEmpty else { return [] }
        let outline = Path.roundedRect(rect.inset(by: Self.thickness / 2), radius: Self.radius)
        return [
            .fill(.roundedRect(rect, radius: Self.radius), .color(color.opacity(0.3))),
            .stroke(outline, Stroke(width: Self.thickness), color),
        ]
    }
}
