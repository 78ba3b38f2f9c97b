import LintelModel

/// What lies behind a bar's items: its background, and the hairline outside the edge that meets the content.
struct BarBackdrop {
    enum Edge { case top, bottom }

    let resolution: BarResolution
    /// The box the background fills, into the safe area where the bar does so.
    let extent: Rect
    /// The edge towards the content.
    let edge: Edge
    let traits: Appearance
    let context: LayoutContext

    var drawing: [Scene.Item] {
        guard let fade = resolution.edgeFade else { return drawing(of: resolution.appearance) }
        return [(fade.edge, fade.edgeShare), (fade.standard, 1 - fade.edgeShare)].compactMap { appearance, share in
            let drawing = drawing(of: appearance)
            return drawing.isEmpty ? nil : .group(Group(drawing, opacity: share))
        }
    }

    private func drawing(of appearance: BarAppearance) -> [Scene.Item] {
        BackgroundFill(
            background: appearance.background, rect: extent, appearance: traits, reducesTransparency: context.reducesTransparency
        ).drawing + shadow(of: appearance)
    }

    /// The line lies outside the bar (observed-geometry.md, section 6): a hairline, or a picture of its own height over the whole width
    /// (TB-15).
    private func shadow(of appearance: BarAppearance) -> [Scene.Item] {
        switch appearance.shadowLine {
        case .none: return []
        case .hairline(let color):
            let color = color.resolved(for: traits)
            return color.alpha > 0 ? [.fill(.rect(line(context.hairline)), .color(color))] : []
        case .image(let file, let tint):
            guard let size = context.environment.images.size(ofFile: file) else { return [] }
            return [.image(Picture(file: file, rect: line(size.height), mode: .scaleToFill, tint: tint?.resolved(for: traits)))]
        }
    }

    private func line(_ height: Double) -> Rect {
        Rect(x: extent.x, y: edge == .bottom ? extent.maxY : extent.minY - height, width: extent.width, height: height)
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
        case .image(let file, let gravity, let scaling):
            [.image(Picture(file: file, rect: rect, mode: scaling.mode, gravity: gravity))]
        case .blur(let material): [.plate(.rect(rect), material.blur(appearance), isOpaque: reducesTransparency)]
        case .layers(let layers): layers.flatMap(drawing(of:))
        case .faded(let background, let opacity): [.group(Group(drawing(of: background), opacity: opacity))]
        }
    }

    private func drawing(of background: BarBackground) -> [Scene.Item] {
        BackgroundFill(background: background, rect: rect, appearance: appearance, reducesTransparency: reducesTransparency).drawing
    }
}

extension ImageScaling {
    fileprivate var mode: Picture.Mode {
        switch self {
        case .none: .actualSize
        case .scaleToFill: .scaleToFill
        case .aspectFit: .aspectFit
        case .aspectFill: .aspectFill
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
