import LintelLayout
import LintelModel

/// Paints a screen item by item and looks at what each has changed: ink is what is painted, by construction.
struct InkMeter {
    /// Share of full contrast that counts as ink (cli.md, `ink`).
    static let threshold = 0.14
    /// The item's own colour is read where it covers best: at this share of its greatest difference.
    static let coveredShare = 0.97

    let painter: ScenePainter

    func measure(_ screen: PlacedScreen) -> ScreenInk {
        var ink = ScreenInk(scale: painter.canvas.scale, parts: [:])
        let layers = screen.layers
        painter.clip(to: regions(of: layers))
        for layer in layers {
            switch layer {
            case .drawing(let items): painter.paint(items)
            case .bar(let part, let bar):
                painter.paint(bar.backdrop)
                ink.parts[part] = bar.items.map { measure($0.drawing) }
            case .item(let part, let item):
                ink.parts[part] = [measure(item.drawing)]
            }
        }
        return ink
    }

    /// Where items lie, and what their backdrops are made from: nothing else is painted at all.
    private func regions(of layers: [PlacedScreen.Layer]) -> [Rect] {
        layers.compactMap { layer in
            switch layer {
            case .drawing: nil
            case .bar(_, let bar): bar.items.map { bounds(of: $0.drawing) }.reduce(bounds(of: bar.backdrop)) { $0.union($1) }
            case .item(_, let item): bounds(of: item.drawing)
            }
        }
    }

    /// A pixel more on each side than the outlines reach, for soft edges.
    private func bounds(of items: [Scene.Item]) -> Rect {
        let box = items.map { $0.bounds(text: painter.text) }.reduce(Rect.zero) { $0.union($1) }
        return box.isEmpty ? box : box.inset(by: -painter.canvas.scale.points(1))
    }

    /// Paints the items and compares the pixels before and after.
    private func measure(_ items: [Scene.Item]) -> ItemInk {
        let canvas = painter.canvas
        let box = canvas.bitmap.clamped(canvas.scale.pixelRect(bounds(of: items)))
        guard !box.isEmpty else {
            painter.paint(items)
            return .none
        }
        let before = canvas.bitmap.copy(of: box)
        painter.paint(items)
        let after = canvas.bitmap.copy(of: box)
        if let change = PixelChange(from: before, to: after, threshold: Self.threshold) {
            return ItemInk(pixels: change.box.offset(by: box), contrast: change.contrast(share: Self.coveredShare))
        }
        return unseen(items, in: box)
    }

    /// An item as pale as what lies under it still has a place: where it would be seen on a clear ground.
    private func unseen(_ items: [Scene.Item], in box: PixelRect) -> ItemInk {
        guard let apart = try? Canvas(size: painter.canvas.size, scale: painter.canvas.scale) else { return .none }
        ScenePainter(canvas: apart, text: painter.text, pictures: painter.pictures).paint(items)
        let after = apart.bitmap.copy(of: box)
        let clear = PixelBlock(
            size: PixelSize(width: box.width, height: box.height), pixels: [UInt32](repeating: 0, count: after.pixels.count))
        guard let change = PixelChange(from: clear, to: after, threshold: Self.threshold) else { return .none }
        return ItemInk(pixels: change.box.offset(by: box), contrast: 1)
    }
}

extension PixelRect {
    fileprivate func offset(by origin: PixelRect) -> PixelRect {
        PixelRect(x: x + origin.x, y: y + origin.y, width: width, height: height)
    }
}
