import LintelModel

extension Scene.Item {
    /// The same drawing elsewhere.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Scene.Item {
        switch self {
        case .fill(let path, let paint): return .fill(path.offset(x: dx, y: dy), paint.offset(x: dx, y: dy))
        case .stroke(let path, let stroke, let color): return .stroke(path.offset(x: dx, y: dy), stroke, color)
        case .text(var run):
            run.origin = run.origin.offset(x: dx, y: dy)
            return .text(run)
        case .image(var picture):
            picture.rect = picture.rect.offset(x: dx, y: dy)
            return .image(picture)
        case .group(var group):
            group.items = group.items.map { $0.offset(x: dx, y: dy) }
            group.clip = group.clip?.offset(x: dx, y: dy)
            return .group(group)
        case .backdropBlur(let path, let blur): return .backdropBlur(path.offset(x: dx, y: dy), blur)
        }
    }
}

extension Paint {
    fileprivate func offset(x dx: Double, y dy: Double) -> Paint {
        switch self {
        case .color: self
        case .linearGradient(let colors, let from, let to):
            .linearGradient(colors, from: from.offset(x: dx, y: dy), to: to.offset(x: dx, y: dy))
        }
    }
}
