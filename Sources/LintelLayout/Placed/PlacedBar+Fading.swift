import LintelModel

extension PlacedBar {
    /// Over the lower edge (TB-37).
    func slidDown(by share: Double, over edge: Double) -> PlacedBar { offset(y: share * (edge - frame.minY)) }

    /// Over the upper edge.
    func slidUp(by share: Double) -> PlacedBar { offset(y: -share * frame.maxY) }

    /// The same items stay and move to their new place; all others fade (TB-41, TB-44).
    /// - Parameter share: 0 shows the old items, 1 the new ones.
    func fading(from old: PlacedBar, at share: Double) -> PlacedBar {
        guard share < 1 else { return self }
        var bar = self
        if backdrop != old.backdrop {
            bar.backdrop = [.group(Group(old.backdrop, opacity: 1 - share)), .group(Group(backdrop, opacity: share))]
        }
        var gone = old.items
        for (index, item) in items.enumerated() {
            guard let match = gone.firstIndex(where: { item.isSame(as: $0) }) else {
                bar.items[index].drawing = Self.faded(item.drawing, to: share)
                continue
            }
            let from = gone.remove(at: match).frame
            bar.items[index] = item.offset(x: (1 - share) * (from.minX - item.frame.minX), y: (1 - share) * (from.minY - item.frame.minY))
        }
        for item in gone {
            var item = item
            item.drawing = Self.faded(item.drawing, to: 1 - share)
            item.target = nil
            bar.items.append(item)
        }
        return bar
    }

    static func faded(_ drawing: [Scene.Item], to opacity: Double) -> [Scene.Item] {
        drawing.isEmpty ? [] : [.group(Group(drawing, opacity: opacity))]
    }
}

extension PlacedItem {
    /// Whether the item of another moment is this one: buttons by what names them, labels by how they look.
    fileprivate func isSame(as other: PlacedItem) -> Bool {
        if let identifier { return identifier == other.identifier }
        if let objectID { return objectID == other.objectID }
        return id == other.id && (target == nil || id == "back") && drawing == other.drawing
    }

    func offset(x: Double, y: Double = 0) -> PlacedItem {
        var item = self
        item.frame = frame.offset(x: x, y: y)
        item.target = target?.offset(x: x, y: y)
        item.platter = platter?.offset(x: x, y: y)
        item.drawing = drawing.map { $0.offset(x: x, y: y) }
        return item
    }
}
