import LintelModel

/// What the app shows behind the bars: it fills the whole window, so translucent bars have something to let through.
struct ContentPlacer {
    private let context: LayoutContext

    init(_ context: LayoutContext) { self.context = context }

    func place() -> [Scene.Item] {
        let all = Rect(origin: .zero, size: context.size)
        let appearance = context.traits.appearance
        switch context.screen.content.fill {
        case .color(let color), .views(let color, _): return [.fill(.rect(all), .color(color.resolved(for: appearance)))]
        case .gradient(let colors): return [.fill(.rect(all), .vertical(colors.map { $0.resolved(for: appearance) }, in: all))]
        case .image(let file, let gravity):
            let isMedia = context.screen.content.kind == .fullScreenMedia
            return [
                .fill(.rect(all), .color(pictureGround)),
                .image(Picture(file: file, rect: all, mode: isMedia ? .aspectFit : .aspectFill, gravity: gravity)),
            ]
        case .list(let rows): return ListContent(context: context, rows: rows).drawing
        }
    }

    /// Behind full-screen media it turns dark while a tap takes the bars away (SB-75).
    private var pictureGround: Color {
        let ground = DynamicColor.systemBackground.resolved(for: context.traits.appearance)
        return Color.black.opacity(context.resolution.mediaHiddenShare).over(ground)
    }
}
