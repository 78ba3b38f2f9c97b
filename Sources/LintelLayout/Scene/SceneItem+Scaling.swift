import LintelModel

extension Scene.Item {
    /// The same drawing in a space whose points are larger or smaller.
    package func scaled(by factor: Double) -> Scene.Item {
        switch self {
        case .fill(let path, let paint): return .fill(path.scaled(factor), paint.scaled(by: factor))
        case .stroke(let path, var stroke, let color):
            stroke.width *= factor
            return .stroke(path.scaled(factor), stroke, color)
        case .text(var run):
            run.font.size *= factor
            run.origin = run.origin.scaled(by: factor)
            run.tracking *= factor
            return .text(run)
        case .image(var picture):
            picture.rect = picture.rect.scaled(by: factor)
            return .image(picture)
        case .group(var group):
            group.items = group.items.map { $0.scaled(by: factor) }
            group.clip = group.clip?.scaled(factor)
            return .group(group)
        case .backdropBlur(let path, var blur):
            blur.radius *= factor
            return .backdropBlur(path.scaled(factor), blur)
        }
    }
}

extension Paint {
    fileprivate func scaled(by factor: Double) -> Paint {
        switch self {
        case .color: self
        case .linearGradient(let colors, let from, let to):
            .linearGradient(colors, from: from.scaled(by: factor), to: to.scaled(by: factor))
        }
    }
}

extension Point {
    fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Rect {
    func scaled(by factor: Double) -> Rect { Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor) }
}

extension PlacedBar {
    func scaled(by factor: Double) -> PlacedBar {
        var bar = self
        bar.frame = frame.scaled(by: factor)
        bar.backdrop = backdrop.map { $0.scaled(by: factor) }
        for index in bar.items.indices {
            bar.items[index].frame = items[index].frame.scaled(by: factor)
            bar.items[index].drawing = items[index].drawing.map { $0.scaled(by: factor) }
        }
        return bar
    }
}
