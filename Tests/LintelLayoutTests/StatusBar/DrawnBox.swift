import LintelModel

@testable import LintelLayout

/// The box of the pixels that outlines touch: what ink is for shapes whose edges lie on pixels.
enum DrawnBox {
    static func of(_ items: [Scene.Item], scale: Scale) -> Rect {
        let box = items.reduce(Rect.zero) { $0.union(bounds($1)) }
        return box.isEmpty ? box : scale.rect(scale.pixelRect(box.inset(by: faintEdge(scale))))
    }

    /// Less than this share of a pixel is too faint to count: 14 % of full contrast (cli.md, `ink`).
    private static func faintEdge(_ scale: Scale) -> Double { scale.points(0.14) }

    private static func bounds(_ item: Scene.Item) -> Rect {
        switch item {
        case .fill(let path, _): path.tightBounds
        case .stroke(let path, let stroke, _): path.tightBounds.inset(by: -stroke.width / 2)
        case .group(let group):
            group.blend == .punchOut ? .zero : clipped(group.items.reduce(Rect.zero) { $0.union(bounds($1)) }, by: group.clip)
        case .text, .image, .backdropBlur: .zero
        }
    }

    private static func clipped(_ box: Rect, by clip: Path?) -> Rect { clip.map { box.intersection($0.tightBounds) } ?? box }
}
