import LintelModel

/// The pointer of a back button.
struct BackChevron {
    /// The box of its ink.
    let rect: Rect
    let pointsRight: Bool

    func drawing(_ color: Color) -> Scene.Item {
        let box = rect.inset(by: BarMetrics.chevronStroke / 2)
        let (tip, ends) = pointsRight ? (box.maxX, box.minX) : (box.minX, box.maxX)
        let path = Path([
            .move(Point(x: ends, y: box.minY)), .line(Point(x: tip, y: box.midY)), .line(Point(x: ends, y: box.maxY)),
        ])
        return .stroke(path, Stroke(width: BarMetrics.chevronStroke), color)
    }
}
