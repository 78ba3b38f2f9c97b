public import LintelLayout
public import LintelModel

extension ScreenRenderer {
    /// Everything of a screen in its place. Where the status bar's style is automatic, what lies under its glyphs is painted and decides
    /// (SB-32, OQ-03); on island phones each ear decides for itself. The steps are added to `decidedBy`.
    public func place(_ screen: Screen) throws(DrawError) -> PlacedScreen {
        let layout = ScreenLayout(environment: environment)
        let screen = layout.composed(screen)
        let resolution = screen.resolved()
        let bar = resolution.statusBar
        let style = bar.style == .automatic ? bar.fallbackStyle : bar.style
        return try styled(layout.place(screen, resolution: resolution, style: style))
    }

    /// The same for a screen that stands already, such as a running app's: decides about the status bar where its style is automatic.
    /// - Parameter previous: the style shown before, which stays over middle greys; by default that of the interface style.
    public func styled(_ screen: PlacedScreen, previous: StatusBar.Style? = nil) throws(DrawError) -> PlacedScreen {
        let placed = try withReadableHomeIndicator(screen)
        let bar = placed.resolution.statusBar
        guard bar.pose.isVisible, let items = placed.statusBar?.items else { return placed }
        guard bar.style == .automatic, !items.isEmpty else { return placed }
        let below = try picture(below: placed)
        let ears = Ear.ears(of: items, in: placed.screen)
        let decisions = ears.map { ear in
            StyleDecision(luminance: ear.luminance(in: below, text: studio.text), before: previous ?? bar.fallbackStyle)
        }
        var styled = placed
        styled.resolution.statusBar.style = decisions[0].style
        styled.resolution.statusBar.decidedBy += zip(ears, decisions).map { "\($0.name): \($1.reason)" }
        styled = styled.withStatusBar(of: decisions[0].style, environment)
        if let last = decisions.last, last.style != decisions[0].style {
            // Both bars have the same boxes, so the trailing half of one fits into the other.
            let other = placed.withStatusBar(of: last.style, environment).statusBar?.items ?? []
            let leading = (styled.statusBar?.items ?? []).filter { !Ear.isTrailing($0, in: placed.screen) }
            styled.statusBar?.items = leading + other.filter { Ear.isTrailing($0, in: placed.screen) }
        }
        return styled
    }

    /// What an app's own views paint under the pill is known only as pixels: it is white on dark ones and black on light ones.
    private func withReadableHomeIndicator(_ placed: PlacedScreen) throws(DrawError) -> PlacedScreen {
        guard case .views = placed.screen.content.fill, let pill = placed.homeIndicator, !pill.drawing.isEmpty else { return placed }
        let canvas = try Canvas(size: Scale.one.pixelSize(placed.size), scale: .one)
        let painter = ScenePainter(canvas: canvas, text: studio.text, pictures: studio.pictures, blurs: studio.blurs)
        painter.clip(to: [pill.frame])
        for layer in placed.layers {
            if case .item(.homeIndicator, _) = layer { break }
            painter.paint(layer.drawing.near(pill.frame, text: studio.text))
        }
        guard let luminance = canvas.bitmap.meanLuminance(in: pill.frame) else { return placed }
        let color: Color = luminance < AutomaticStyle.threshold ? .white : .black
        var readable = placed
        readable.homeIndicator?.drawing = [.fill(.roundedRect(pill.frame, radius: pill.frame.height / 2), .color(color))]
        return readable
    }

    /// What lies under the status bar.
    private func picture(below placed: PlacedScreen) throws(DrawError) -> Bitmap {
        let canvas = try Canvas(size: Scale.one.pixelSize(placed.size), scale: .one)
        let painter = ScenePainter(canvas: canvas, text: studio.text, pictures: studio.pictures, blurs: studio.blurs)
        let band = placed.statusBar?.frame ?? .zero
        // The navigation bar's background is blurred as a whole, or its rows would differ from those of the finished picture.
        let backdrop = (placed.navigationBar?.backdrop ?? []).map { $0.bounds(text: studio.text) }.reduce(band) { $0.union($1) }
        painter.clip(to: [backdrop])
        for layer in placed.layers {
            if case .bar(.statusBar, let bar) = layer {
                painter.paint(bar.backdrop)
                break
            }
            painter.paint(layer.drawing.near(backdrop, text: studio.text))
        }
        return canvas.bitmap
    }
}

extension Scale {
    /// One pixel a point: enough for a mean.
    fileprivate static let one: Scale = 1
}

extension [Scene.Item] {
    /// Those that can be seen in a box; the others would be clipped away, after all their work.
    fileprivate func near(_ box: Rect, text: TextEngine) -> [Scene.Item] {
        let near = box.inset(by: -1)
        return filter { $0.bounds(text: text).intersects(near) }
    }
}

/// The part of a status bar that takes one style.
private struct Ear {
    /// For people to read.
    var name: String
    var items: [PlacedItem]

    /// Two on island phones held upright, else one.
    static func ears(of items: [PlacedItem], in screen: Screen) -> [Ear] {
        let leading = items.filter { !isTrailing($0, in: screen) }
        let trailing = items.filter { isTrailing($0, in: screen) }
        let isSplit = screen.device.deviceClass == .dynamicIsland && screen.traits.orientation == .portrait
        guard isSplit, !leading.isEmpty, !trailing.isEmpty else { return [Ear(name: "under the bar", items: items)] }
        return [Ear(name: "left of the island", items: leading), Ear(name: "right of the island", items: trailing)]
    }

    static func isTrailing(_ item: PlacedItem, in screen: Screen) -> Bool { item.frame.midX >= screen.size.width / 2 }

    /// Mean luminance under the items, each by its area.
    func luminance(in picture: Bitmap, text: TextEngine) -> Double? {
        var sum = 0.0
        var area = 0.0
        for item in items {
            let box = item.drawing.map { $0.bounds(text: text) }.reduce(Rect.zero) { $0.union($1) }
            guard let value = picture.meanLuminance(in: box) else { continue }
            sum += value * box.width * box.height
            area += box.width * box.height
        }
        return area > 0 ? sum / area : nil
    }
}
