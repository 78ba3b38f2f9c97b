import LintelDraw
import LintelLayout
import LintelModel

/// A picture with all symbols of the catalogue, at the size that toolbars draw them and with their names.
struct SymbolSheet {
    private static let cell = Size(width: 132, height: 64)
    private static let columns = 6
    /// Side of the square a symbol is drawn into, points: a toolbar's 24 pt (HIG, toolbar icon size), half as large again to see more.
    private static let side = 36.0
    private static let scale: Scale = 2

    func write(to path: String) throws(DrawError) {
        let symbols = SymbolCatalogue.all.sorted { $0.name < $1.name }
        let rows = (symbols.count + Self.columns - 1) / Self.columns
        let half = Size(width: Self.cell.width * Double(Self.columns), height: Self.cell.height * Double(rows))
        var items: [Scene.Item] = []
        let renderer = try ScreenRenderer()
        for (index, appearance) in Appearance.allCases.enumerated() {
            let ground = DynamicColor(light: .white, dark: .black).resolved(for: appearance)
            let ink = DynamicColor(light: .black, dark: .white).resolved(for: appearance)
            let top = half.height * Double(index)
            items.append(.fill(.rect(Rect(x: 0, y: top, width: half.width, height: half.height)), .color(ground)))
            for (place, symbol) in symbols.enumerated() {
                let cell = Rect(
                    origin: Point(
                        x: Double(place % Self.columns) * Self.cell.width, y: top + Double(place / Self.columns) * Self.cell.height),
                    size: Self.cell)
                items += entry(symbol, in: cell, color: ink, text: renderer.environment.text)
            }
        }
        try renderer.write(
            Scene(size: Size(width: half.width, height: half.height * 2), items: items), scale: Self.scale, to: path)
    }

    private func entry(_ symbol: Symbol, in cell: Rect, color: Color, text: any TextMeasuring) -> [Scene.Item] {
        let box = Rect(x: cell.midX - Self.side / 2, y: cell.minY + 6, width: Self.side, height: Self.side)
        let font = Font(size: 9)
        let width = text.width(of: symbol.name, font: font)
        let name = TextRun(
            symbol.name, font: font, origin: Point(x: cell.midX - width / 2, y: cell.maxY - 9), color: color.opacity(0.6))
        // A faint frame shows how the drawing sits on its grid.
        let frame = Scene.Item.stroke(.rect(box), Stroke(width: 0.5), color.opacity(0.12))
        return [frame] + symbol.drawing(in: box, color: color) + [.text(name)]
    }
}
