package import LintelModel

extension Scene.Item {
    /// The same drawing under a map of points. Outlines follow it wholly; texts and pictures move and grow with it, and stay upright.
    /// - Parameter scale: by how much the map makes lengths longer.
    package func mapped(scale: Double, _ map: (Point) -> Point) -> Scene.Item {
        switch self {
        case .fill(let path, let paint): return .fill(path.mapped(map), paint.mapped(map))
        case .stroke(let path, var stroke, let color):
            stroke.width *= scale
            return .stroke(path.mapped(map), stroke, color)
        case .text(var run):
            run.font.size *= scale
            run.tracking *= scale
            run.origin = map(run.origin)
            return .text(run)
        case .image(var picture):
            let middle = map(picture.rect.center)
            let size = Size(width: picture.rect.width * scale, height: picture.rect.height * scale)
            picture.rect = Rect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            return .image(picture)
        case .group(var group):
            group.items = group.items.map { $0.mapped(scale: scale, map) }
            group.clip = group.clip?.mapped(map)
            return .group(group)
        case .backdropBlur(let path, let blur): return .backdropBlur(path.mapped(map), blur)
        }
    }
}

extension Paint {
    fileprivate func mapped(_ map: (Point) -> Point) -> Paint {
        switch self {
        case .color: self
        case .linearGradient(let colors, let from, let to): .linearGradient(colors, from: map(from), to: map(to))
        }
    }
}
