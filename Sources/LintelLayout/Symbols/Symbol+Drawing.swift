public import LintelModel

extension Symbol {
    /// The symbol in a square as large as fits into the middle of a rectangle.
    ///
    /// - Parameters:
    ///   - weight: heavier weights draw thicker lines; areas stay as they are.
    ///   - isMirrored: turned around, as right-to-left bars show what points along the line (TB-78).
    public func drawing(in rect: Rect, color: Color, weight: Font.Weight = .regular, isMirrored: Bool = false) -> [Scene.Item] {
        let unit = min(rect.width, rect.height) / Self.gridSize
        let corner = Point(x: rect.midX - unit * Self.gridSize / 2, y: rect.midY - unit * Self.gridSize / 2)
        func placed(_ path: Path) -> Path {
            let turned = isMirrored ? path.mirrored(in: Self.gridSize) : path
            return turned.mapped { Point(x: corner.x + $0.x * unit, y: corner.y + $0.y * unit) }
        }
        let stroke = Stroke(width: Self.lineWidth * weight.lineFactor * unit)
        let shapes = shapes
        let items = shapes.map { shape -> Scene.Item in
            switch shape {
            case .fill(let path): return .fill(placed(path), .color(color))
            case .line(let path): return .stroke(placed(path), stroke, color)
            case .cut(let path, let width):
                let path = placed(path)
                let rim: [Scene.Item] = width > 0 ? [.stroke(path, Stroke(width: width * unit), .black)] : []
                return .group(Group([.fill(path, .color(.black))] + rim, blend: .punchOut))
            }
        }
        // A cut reaches only what its own group has painted.
        return shapes.contains(where: \.isCut) ? [.group(Group(items))] : items
    }

    /// The box of what the symbol paints, in units of the grid; cuts are left out of account.
    public func inkBounds(weight: Font.Weight = .regular, isMirrored: Bool = false) -> Rect {
        let box = shapes.reduce(Rect.zero) { box, shape in
            switch shape {
            case .fill(let path): box.union(path.tightBounds)
            case .line(let path): box.union(path.tightBounds.inset(by: -Self.lineWidth * weight.lineFactor / 2))
            case .cut: box
            }
        }
        return isMirrored ? box.mirrored(in: Self.gridSize) : box
    }

    /// Whether right-to-left bars turn a symbol around: what points forward or back along the line and what stands for lines
    /// of text does, what plays or names a real side does not (H:right-to-left).
    public static func isDirectional(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard let first = parts.first else { return false }
        if ["list", "text", "arrowshape", "increase", "decrease"].contains(first) { return true }
        return ["chevron", "arrow"].contains(first) && parts.contains { ["left", "right", "backward", "forward"].contains($0) }
    }
}

extension Symbol.Shape {
    fileprivate var isCut: Bool {
        switch self {
        case .fill, .line: false
        case .cut: true
        }
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
