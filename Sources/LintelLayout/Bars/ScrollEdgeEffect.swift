import LintelModel

/// The soft fade of system 26 that keeps floating items readable over content (SB-98).
struct ScrollEdgeEffect {
    let context: LayoutContext

    /// How much of the content's own colour covers it at the screen's edge, half-way, and where the effect ends. Judged by eye on
    /// an article under a toolbar, 390 × 844, where black text fades to a light grey.
    private static let strengths = [0.9, 0.75, 0]

    private var ground: Color {
        switch context.screen.content.fill {
        case .color(let color), .views(let color, _): color.resolved(for: context.traits.appearance)
        case .list, .gradient, .image: DynamicColor.systemBackground.resolved(for: context.traits.appearance)
        }
    }

    func top(to y: Double) -> Scene.Item {
        let rect = Rect(x: 0, y: 0, width: context.size.width, height: y)
        return .fill(.rect(rect), .vertical(Self.strengths.map(ground.opacity), in: rect))
    }

    func bottom(from y: Double) -> Scene.Item {
        let rect = Rect(x: 0, y: y, width: context.size.width, height: context.size.height - y)
        return .fill(.rect(rect), .vertical(Self.strengths.reversed().map(ground.opacity), in: rect))
    }
}
