extension PlacedScreen {
    /// The parts of a screen that have items of their own.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        case statusBar, navigationBar, toolbar, tabBar, keyboard, homeIndicator, largeContent
    }

    /// One step of painting.
    public enum Layer: Hashable, Sendable {
        case drawing([Scene.Item])
        case bar(Part, PlacedBar)
        case item(Part, PlacedItem)

        public var drawing: [Scene.Item] {
            switch self {
            case .drawing(let items): items
            case .bar(_, let bar): bar.drawing
            case .item(_, let item): item.drawing
            }
        }
    }

    /// Everything in painting order: content, bars from the bottom up, what was presented above them, the system's own parts last.
    public var layers: [Layer] {
        var layers = [Layer.drawing(content)]
        func add(_ part: Part, _ bar: PlacedBar?) {
            if let bar { layers.append(.bar(part, bar)) }
        }
        add(.tabBar, tabBar)
        add(.toolbar, toolbar)
        add(.navigationBar, navigationBar)
        if let recess = overlays.first?.recess {
            layers = [.drawing(recess.drawing(layers.flatMap(\.drawing), of: size))]
        }
        if !overlays.isEmpty { layers.append(.drawing(overlays.flatMap(\.drawing))) }
        add(.keyboard, keyboard)
        if let menu { layers.append(.drawing(menu.drawing)) }
        layers.append(.drawing(sensorHousing))
        add(.statusBar, statusBar)
        if let homeIndicator { layers.append(.item(.homeIndicator, homeIndicator)) }
        if let largeContent { layers.append(.item(.largeContent, largeContent)) }
        if !overlay.isEmpty { layers.append(.drawing(overlay)) }
        return layers
    }
}
