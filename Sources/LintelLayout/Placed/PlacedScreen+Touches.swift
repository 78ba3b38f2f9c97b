public import LintelModel

extension PlacedBar {
    /// The item that a touch at a point means, by its number in `items`: of overlapping targets the one whose middle is nearest (TB-64,
    /// TB-81). Nil beside all of them, and on items that cannot be touched (TB-57).
    /// - Parameter point: from the top left of the screen, in points.
    public func item(at point: Point) -> Int? {
        let hits = items.indices.filter { items[$0].target?.contains(point) == true }
        let nearest = hits.min { items[$0].frame.distance(to: point) < items[$1].frame.distance(to: point) }
        return nearest.flatMap { items[$0].isEnabled ? $0 : nil }
    }
}

extension PlacedScreen {
    /// A bar's item under a finger.
    public struct HitItem: Hashable, Sendable {
        public var part: Part
        /// Its number in the bar's `items`.
        public var index: Int
        /// What people call it.
        public var name: String
    }

    /// The item of a bar that a touch at a point means; the keyboard covers what lies below it.
    public func item(at point: Point) -> HitItem? {
        if let keyboard, keyboard.frame.contains(point) { return nil }
        let bars = [(Part.navigationBar, navigationBar), (.toolbar, toolbar), (.tabBar, tabBar)]
        for (part, bar) in bars {
            guard let bar, let index = bar.item(at: point) else { continue }
            return HitItem(part: part, index: index, name: bar.items[index].text ?? bar.items[index].id)
        }
        return nil
    }
}

extension PlacedScreen.Part {
    /// For people to read.
    var words: String {
        switch self {
        case .statusBar: "status bar"
        case .navigationBar: "navigation bar"
        case .toolbar: "toolbar"
        case .tabBar: "tab bar"
        case .keyboard: "keyboard"
        case .homeIndicator: "home indicator"
        case .largeContent: "large content viewer"
        }
    }
}

extension Rect {
    /// Least width and height of a target, points (TB-63, TB-81).
    static let leastTarget = 44.0

    /// The box widened and heightened to what a finger finds.
    var grownToTouch: Rect {
        Rect(center: center, size: Size(width: max(width, Self.leastTarget), height: max(height, Self.leastTarget)))
    }

    /// From a point to the nearest place in the box; 0 inside.
    fileprivate func distance(to point: Point) -> Double {
        let dx = max(minX - point.x, 0, point.x - maxX)
        let dy = max(minY - point.y, 0, point.y - maxY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
