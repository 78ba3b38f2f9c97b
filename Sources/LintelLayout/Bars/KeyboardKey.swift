package import LintelModel

/// A key of the software keyboard in its place.
package struct KeyboardKey: Hashable, Sendable {
    /// What a touch does.
    package enum Action: Hashable, Sendable {
        case text(String)
        case shift, delete, returnKey
        case show(KeyboardKeys.Plane)
    }

    package let action: Action
    /// The key as it is painted, in points.
    package let frame: Rect
}

extension ScreenLayout {
    /// The key that a finger means: the nearest one, between the row of predictions and what lies below the keys. Nil elsewhere, and while no
    /// keyboard is up.
    package func keyboardKey(at point: Point, on screen: Screen, resolution: ScreenResolution) -> KeyboardKey? {
        let context = LayoutContext(screen: screen, resolution: resolution, environment: environment)
        let keys = KeyboardPlacer(context)?.keys ?? []
        let gap = KeyboardRows.rowGap / 2
        guard let top = keys.map(\.frame.minY).min(), let bottom = keys.map(\.frame.maxY).max(),
            (top - gap...bottom + gap).contains(point.y)
        else { return nil }
        return keys.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
    }
}

extension Rect {
    /// Of the nearest point of it, squared.
    fileprivate func distance(to point: Point) -> Double {
        let dx = max(minX - point.x, 0, point.x - maxX)
        let dy = max(minY - point.y, 0, point.y - maxY)
        return dx * dx + dy * dy
    }
}
