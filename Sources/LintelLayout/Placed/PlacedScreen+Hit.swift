import LintelModel

extension PlacedScreen {
    /// A bar's item under a finger.
    struct HitItem {
        var part: Part
        /// Among the items that can be tapped.
        var index: Int
        /// What people call it.
        var name: String
    }

    /// Kinds of items that take taps (`PlacedItem.id`).
    private static let tappable: Set<String> = ["title", "icon", "system", "segmented", "view", "tab", "back"]
    /// Fingers hit what is at least so large (GL: 44 pt targets).
    private static let target = 44.0

    /// The item whose target, 44 pt wide and high at least, holds the point; the nearest of several.
    func item(at point: Point) -> HitItem? {
        for (part, bar) in [(Part.toolbar, toolbar), (.navigationBar, navigationBar), (.tabBar, tabBar)] {
            guard let bar else { continue }
            let items = bar.items.filter { Self.tappable.contains($0.id) && !(part == .navigationBar && isTitle($0)) }
            let near = items.indices.filter { items[$0].frame.grown(to: Self.target).contains(point) }
            guard let index = near.min(by: { items[$0].distance(point) < items[$1].distance(point) }) else { continue }
            return HitItem(part: part, index: index, name: items[index].text ?? items[index].id)
        }
        return nil
    }

    /// The navigation bar's own title looks like a button with a title, and takes no taps.
    private func isTitle(_ item: PlacedItem) -> Bool {
        item.id == "title" && item == navigationBar?.items.last && screen.navigationBar?.title?.isEmpty == false
    }
}

extension PlacedScreen.Part {
    var words: String {
        switch self {
        case .statusBar: "status bar"
        case .navigationBar: "navigation bar"
        case .toolbar: "toolbar"
        case .tabBar: "tab bar"
        case .keyboard: "keyboard"
        case .homeIndicator: "home indicator"
        }
    }
}

extension PlacedItem {
    fileprivate func distance(_ point: Point) -> Double { abs(frame.midX - point.x) }
}

extension Rect {
    fileprivate func grown(to least: Double) -> Rect {
        Rect(center: center, size: Size(width: max(width, least), height: max(height, least)))
    }
}
