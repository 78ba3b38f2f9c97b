public import LintelModel

extension StatusBarPlacer {
    /// The black shape of the Dynamic Island as simulators draw it; nothing for notches, which screenshots leave out
    /// (observed-geometry.md, section 7).
    public static func drawing(of housing: SensorHousing) -> [Scene.Item] {
        switch housing.kind {
        case .notch: []
        case .island: [.fill(.roundedRect(housing.rect, radius: housing.rect.height / 2), .color(.black))]
        }
    }
}
