package import LintelModel

/// A picture in a bar: how large it is, and how it is painted.
package struct IconDrawing {
    let icon: Icon
    let environment: LayoutEnvironment
    let weight: Font.Weight
    let isRightToLeft: Bool
    /// Higher pictures are scaled to fit (TB-56).
    let maximumHeight: Double
    /// Side of a symbol's square.
    let symbolSide: Double
    /// Smaller pictures are scaled up to `maximumHeight` too, as the large content viewer does (TB-59).
    let enlarges: Bool

    /// Side of a symbol's square in a bar.
    package static let barSymbolSide = BarMetrics.iconSize

    package init(
        icon: Icon, environment: LayoutEnvironment, weight: Font.Weight = .regular, isRightToLeft: Bool = false,
        maximumHeight: Double = BarMetrics.tallestPicture, symbolSide: Double = BarMetrics.iconSize, enlarges: Bool = false
    ) {
        self.icon = icon
        self.environment = environment
        self.weight = weight
        self.isRightToLeft = isRightToLeft
        self.maximumHeight = maximumHeight
        self.symbolSide = symbolSide
        self.enlarges = enlarges
    }

    private var symbol: Symbol? {
        guard case .symbol(let name) = icon else { return nil }
        return SymbolCatalogue.symbol(named: name)
    }

    private var isMirrored: Bool {
        guard isRightToLeft, case .symbol(let name) = icon else { return false }
        return Symbol.isDirectional(name)
    }

    /// The name of what could not be found.
    var missingPicture: String? {
        switch icon {
        case .symbol(let name): symbol == nil ? name : nil
        case .file(let name, _): naturalSize == nil ? name : nil
        case .missing(let name, _): name
        }
    }

    private var naturalSize: Size? {
        switch icon {
        case .symbol, .missing: nil
        case .file(let path, let size):
            // A size from a catalogue tells nothing of whether the file is there.
            environment.images.size(ofFile: path).map { size ?? $0 }
        }
    }

    /// Width and height of the picture: a symbol's ink wide and its square high, so that ink and not air meets a margin (TB-73).
    package var size: Size {
        switch icon {
        case .symbol:
            let ink = symbol?.inkBounds(weight: weight).width ?? Symbol.gridSize
            return Size(width: ink * symbolSide / Symbol.gridSize, height: symbolSide)
        case .file(_, let size): return fitted(naturalSize ?? size ?? Size(width: symbolSide, height: symbolSide))
        case .missing(_, let size): return fitted(size ?? Size(width: symbolSide, height: symbolSide))
        }
    }

    private func fitted(_ size: Size) -> Size {
        guard size.height > maximumHeight || (enlarges && size.height > 0) else { return size }
        return Size(width: size.width * maximumHeight / size.height, height: maximumHeight)
    }

    /// The picture in the middle of a box.
    /// - Parameter isOriginal: a file keeps its own colours (TB-56).
    package func drawing(in box: Rect, color: Color, isOriginal: Bool = false) -> [Scene.Item] {
        let rect = Rect(center: box.center, size: size)
        if let symbol {
            let ink = symbol.inkBounds(weight: weight, isMirrored: isMirrored)
            let unit = symbolSide / Symbol.gridSize
            let square = Rect(x: rect.minX - ink.minX * unit, y: rect.midY - symbolSide / 2, width: symbolSide, height: symbolSide)
            return symbol.drawing(in: square, color: color, weight: weight, isMirrored: isMirrored)
        }
        if case .file(let path, _) = icon, naturalSize != nil {
            return [.image(Picture(file: path, rect: rect, tint: isOriginal ? nil : color))]
        }
        return PicturePlaceholder(name: missingPicture ?? "", rect: rect, color: color).drawing
    }
}
