import LintelLayout
import LintelModel

extension Scene.Item {
    /// A box that holds everything the item paints, in points; may be a little larger.
    func bounds(text: TextEngine) -> Rect {
        switch self {
        case .fill(let path, _), .backdropBlur(let path, _): return path.tightBounds
        case .stroke(let path, let stroke, _):
            // A mitred corner may reach further than half the width; Cairo cuts it at ten widths.
            let reach = stroke.join == .miter ? stroke.width * 5 : stroke.width
            return path.tightBounds.inset(by: -reach)
        case .text(let run):
            let ink = text.outline(of: run.text, font: run.font, tracking: run.tracking).metrics.ink
            return ink.isEmpty ? .zero : ink.offset(x: run.origin.x, y: run.origin.y)
        case .image(let picture): return picture.rect
        case .group(let group):
            let box = group.items.map { $0.bounds(text: text) }.reduce(Rect.zero) { $0.union($1) }
            return group.clip.map { box.intersection($0.tightBounds) } ?? box
        }
    }
}
