public import LintelLayout
public import LintelModel

extension ScreenRenderer {
    /// The screen with everything in its place, and the status bar in the style that reads best where the pixels decide (SB-32).
    public func place(_ screen: Screen) throws(DrawError) -> PlacedScreen {
        let layout = ScreenLayout(environment: environment)
        var resolution = screen.resolved()
        let placed = layout.place(screen, resolution: resolution)
        guard resolution.statusBar.style == .automatic else { return placed }
        let (style, reason) = try readableStyle(on: placed) ?? (resolution.statusBar.fallbackStyle, "nothing is known of the pixels")
        resolution.statusBar.style = style
        resolution.statusBar.decidedBy.append(reason)
        return layout.place(screen, resolution: resolution)
    }

    /// Black or white, by the greater of the least contrasts to what lies under the bar's items; nil without items.
    private func readableStyle(on placed: PlacedScreen) throws(DrawError) -> (StatusBar.Style, String)? {
        guard let bar = placed.statusBar, !bar.items.isEmpty else { return nil }
        // One pixel a point is enough for a mean, and only the band of the bar is painted.
        let band = Scene(size: Size(width: placed.size.width, height: bar.frame.maxY), items: placed.sceneBelowStatusBar)
        let picture = try picture(of: band, scale: 1)
        let grounds = bar.items.compactMap { picture.meanColor(in: $0.frame) }
        guard let onBlack = grounds.map({ $0.contrast(with: .black) }).min(), let onWhite = grounds.map({ $0.contrast(with: .white) }).min()
        else { return nil }
        let style: StatusBar.Style = onBlack >= onWhite ? .darkContent : .lightContent
        func figure(_ contrast: Double) -> String { "\((contrast * 10).rounded() / 10)" }
        let (best, other) = (max(onBlack, onWhite), min(onBlack, onWhite))
        return (
            style, "\(style.rawValue) reads better on what lies under the bar: contrast \(figure(best)), the other way \(figure(other))"
        )
    }
}

extension PlacedScreen {
    /// Content and the bars that the status bar's items are painted over.
    fileprivate var sceneBelowStatusBar: [Scene.Item] {
        content + [tabBar, toolbar, navigationBar].flatMap { $0?.backdrop ?? [] } + (statusBar?.backdrop ?? [])
    }
}

extension Bitmap {
    /// Mean of the pixels in a box in points; nil outside the picture.
    fileprivate func meanColor(in rect: Rect) -> Color? {
        let box = scale.pixelRect(rect)
        let columns = max(0, box.x)..<max(max(0, box.x), min(size.width, box.x + box.width))
        let rows = max(0, box.y)..<max(max(0, box.y), min(size.height, box.y + box.height))
        let count = Double(columns.count * rows.count)
        guard count > 0 else { return nil }
        var sum = (red: 0.0, green: 0.0, blue: 0.0)
        for y in rows {
            for x in columns {
                let color = color(x: x, y: y)
                sum = (sum.red + color.red, sum.green + color.green, sum.blue + color.blue)
            }
        }
        return Color(red: sum.red / count, green: sum.green / count, blue: sum.blue / count)
    }
}
