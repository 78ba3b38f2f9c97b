import LintelModel

/// The pill along the lower edge. Nil on screens with a home button.
struct HomeIndicatorPlacer {
    private let context: LayoutContext
    private let rect: Rect

    init?(_ context: LayoutContext) {
        guard let rect = context.frames.homeIndicator else { return nil }
        self.context = context
        self.rect = rect
    }

    func place() -> PlacedItem {
        var item = PlacedItem(id: "homeIndicator", frame: rect)
        // Since system 26 the pill fades out while nothing is touched: eight of eight screenshots of that system lack it.
        guard context.era < .twentySix else { return item }
        item.drawing = [.fill(.roundedRect(rect, radius: rect.height / 2), .color(color))]
        return item
    }

    /// Black on light ground and white on dark: the ground's own brightness where it is known, else the interface's.
    private var color: Color {
        guard let ground, ground.alpha > 0.5 else { return context.traits.appearance == .dark ? .white : .black }
        return ground.contrast(with: .white) > ground.contrast(with: .black) ? .white : .black
    }

    private var ground: Color? {
        let appearance = context.traits.appearance
        if context.frames.keyboard != nil { return nil }
        let bar = context.frames.tabBar != nil ? context.resolution.tabBar : context.visibleToolbar
        if let bar, !bar.isGlass {
            return bar.appearance.background.topColor?.resolved(for: appearance)
        }
        switch context.screen.content.fill {
        case .color(let color), .views(let color, _): return color.resolved(for: appearance)
        case .gradient(let colors): return colors.last?.resolved(for: appearance)
        case .image, .list: return nil
        }
    }
}

extension LayoutContext {
    /// The toolbar's answer where the bar is on screen.
    var visibleToolbar: BarResolution? {
        guard frames.toolbar != nil, let toolbar = resolution.toolbar, !toolbar.isHidden else { return nil }
        return toolbar.bar
    }
}
