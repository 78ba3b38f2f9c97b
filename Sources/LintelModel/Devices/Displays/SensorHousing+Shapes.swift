extension SensorHousing {
    /// The island is the same capsule on every model (source `dynamicisland-utils`, and observed-geometry.md, section 7).
    static let islandSize = Size(width: 126, height: 112.0 / 3)

    /// An island in the middle of a screen, its upper edge at `y`.
    static func island(y: Double, screenWidth: Double) -> SensorHousing {
        SensorHousing(
            kind: .island,
            rect: Rect(x: (screenWidth - islandSize.width) / 2, y: y, width: islandSize.width, height: islandSize.height),
            cornerRadius: islandSize.height / 2)
    }

    /// A notch in the middle of a screen.
    static func notch(_ width: Double, _ height: Double, screenWidth: Double) -> SensorHousing {
        SensorHousing(kind: .notch, rect: Rect(x: (screenWidth - width) / 2, y: 0, width: width, height: height))
    }
}
