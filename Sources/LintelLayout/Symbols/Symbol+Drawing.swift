public import LintelModel

extension Symbol {
    /// The symbol in a square as large as fits into the middle of a rectangle.
    ///
    /// - Parameter weight: heavier weights draw thicker lines; areas stay as they are.
    public func drawing(in rect: Rect, color: Color, weight: Font.Weight = .regular) -> [Scene.Item] {
        let unit = min(rect.width, rect.height) / Self.gridSize
        let corner = Point(x: rect.midX - unit * Self.gridSize / 2, y: rect.midY - unit * Self.gridSize / 2)
        func placed(_ path: Path) -> Path { path.mapped { Point(x: corner.x + $0.x * unit, y: corner.y + $0.y * unit) } }
        let stroke = Stroke(width: Self.lineWidth * weight.lineFactor * unit)
        var cuts = false
        let items = shapes.map { shape -> Scene.Item in
            switch shape {
            case .fill(let path): return .fill(placed(path), .color(color))
            case .line(let path): return .stroke(placed(path), stroke, color)
            case .cut(let path):
                cuts = true
                return .group(Group([.fill(placed(path), .color(.black))], blend: .punchOut))
            }
        }
        // A cut reaches only what its own group has painted.
        return cuts ? [.group(Group(items))] : items
    }

    /// The box of what the symbol paints, in units of the grid.
    public func inkBounds(weight: Font.Weight = .regular) -> Rect {
        shapes.reduce(Rect.zero) { box, shape in
            switch shape {
            case .fill(let path): box.union(path.outlineBounds)
            case .line(let path): box.union(path.outlineBounds.inset(by: -Self.lineWidth * weight.lineFactor / 2))
            case .cut: box
            }
        }
    }

    /// The symbol as right-to-left bars show it (TB-78): turned around where it points along the line.
    public var mirrored: Symbol {
        Symbol(
            name,
            shapes.map { shape in
                switch shape {
                case .fill(let path): .fill(path.mirrored(in: Self.gridSize))
                case .line(let path): .line(path.mirrored(in: Self.gridSize))
                case .cut(let path): .cut(path.mirrored(in: Self.gridSize))
                }
            })
    }

    /// Whether right-to-left bars turn it around: what points forward or back along the line and what stands for lines of
    /// text does, what plays or names a real side does not (H:right-to-left).
    public var isDirectional: Bool {
        let parts = name.split(separator: ".")
        guard let first = parts.first else { return false }
        if ["list", "text", "arrowshape", "increase", "decrease"].contains(first) { return true }
        return ["chevron", "arrow"].contains(first) && parts.contains { ["left", "right", "backward", "forward"].contains($0) }
    }
}

extension Font.Weight {
    /// Thickness of a symbol's lines against the regular weight; ours, from stems of the text weights.
    var lineFactor: Double {
        switch self {
        case .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        }
    }
}
