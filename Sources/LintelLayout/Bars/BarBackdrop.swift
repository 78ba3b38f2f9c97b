import LintelModel

/// What lies behind a bar's items: its background, and the hairline outside the edge that meets the content.
struct BarBackdrop {
    enum Edge { case top, bottom }

    let appearance: BarAppearance
    /// The box the background fills, into the safe area where the bar does so.
    let extent: Rect
    /// The edge towards the content.
    let edge: Edge
    let traits: Appearance
    let context: LayoutContext

    var drawing: [Scene.Item] {
        BackgroundFill(
            background: appearance.background, rect: extent, appearance: traits, reducesTransparency: context.reducesTransparency
        ).drawing + shadow
    }

    /// The hairline lies outside the bar (observed-geometry.md, section 6).
    private var shadow: [Scene.Item] {
        guard let color = appearance.shadow?.resolved(for: traits), color.alpha > 0 else { return [] }
        let y = edge == .bottom ? extent.maxY : extent.minY - context.hairline
        return [.fill(.rect(Rect(x: extent.x, y: y, width: extent.width, height: context.hairline)), .color(color))]
    }
}

/// A background laid into a box: of a bar, or of the band below the status bar.
struct BackgroundFill {
    let background: BarBackground
    let rect: Rect
    let appearance: Appearance
    /// Materials are opaque.
    let reducesTransparency: Bool

    var drawing: [Scene.Item] {
        switch background {
        case .none: []
        case .color(let color): [.fill(.rect(rect), .color(color.resolved(for: appearance)))]
        case .gradient(let colors):
            [.fill(.rect(rect), .vertical(colors.map { $0.resolved(for: appearance) }, in: rect))]
        case .image(let file, let gravity): [.image(Picture(file: file, rect: rect, mode: .aspectFill, gravity: gravity))]
        case .blur(let material): [.plate(.rect(rect), material.blur(appearance), isOpaque: reducesTransparency)]
        }
    }
}

extension Paint {
    /// Colours from a box's upper edge to its lower one.
    static func vertical(_ colors: [Color], in rect: Rect) -> Paint {
        .linearGradient(colors, from: Point(x: rect.midX, y: rect.minY), to: Point(x: rect.midX, y: rect.maxY))
    }
}

extension Scene.Item {
    /// A material in an outline; opaque where Reduce Transparency is on.
    static func plate(_ path: Path, _ blur: BackdropBlur, isOpaque: Bool) -> Scene.Item {
        isOpaque ? .fill(path, .color(blur.opaque)) : .backdropBlur(path, blur)
    }
}
