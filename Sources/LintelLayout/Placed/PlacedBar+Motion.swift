import LintelModel

extension PlacedBar {
    /// The bar at a moment of its way out or in.
    func posed(_ pose: StatusBarTransition.Pose) -> PlacedBar { offset(y: -pose.lift * frame.height).faded(to: pose.opacity) }

    /// The bar as pale as asked, each item for itself.
    package func faded(to opacity: Double) -> PlacedBar {
        guard opacity < 1 else { return self }
        return changingDrawing { $0.isEmpty ? [] : [.group(Group($0, opacity: opacity))] }
    }

    /// The bar elsewhere; its targets go along.
    package func offset(x: Double = 0, y: Double) -> PlacedBar {
        guard x != 0 || y != 0 else { return self }
        var bar = changingDrawing { $0.map { $0.offset(x: x, y: y) } }
        bar.frame = frame.offset(x: x, y: y)
        for index in bar.items.indices {
            bar.items[index].frame = items[index].frame.offset(x: x, y: y)
            bar.items[index].target = items[index].target?.offset(x: x, y: y)
            bar.items[index].platter = items[index].platter?.offset(x: x, y: y)
        }
        return bar
    }

    private func changingDrawing(_ change: ([Scene.Item]) -> [Scene.Item]) -> PlacedBar {
        var bar = self
        bar.backdrop = change(backdrop)
        for index in bar.items.indices { bar.items[index].drawing = change(items[index].drawing) }
        return bar
    }
}
