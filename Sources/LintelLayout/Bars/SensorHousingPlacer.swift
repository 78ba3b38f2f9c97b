import LintelModel

/// What the sensor housing takes from a picture: the island's black pill. Screenshots are whole rectangles, so a notch leaves no
/// trace in them; newer simulators paint the island (observed-geometry.md, section 7).
struct SensorHousingPlacer {
    private let context: LayoutContext

    init(_ context: LayoutContext) { self.context = context }

    func place() -> [Scene.Item] {
        guard let housing = context.screen.device.display.sensorHousing, housing.kind == .island else { return [] }
        let rect = context.traits.orientation == .portrait ? housing.rect : turned(housing.rect)
        return [.fill(.roundedRect(rect, radius: min(rect.width, rect.height) / 2), .color(.black))]
    }

    /// The device turned to the left: its upper edge is the picture's left one.
    private func turned(_ rect: Rect) -> Rect {
        Rect(x: rect.y, y: (context.size.height - rect.width) / 2, width: rect.height, height: rect.width)
    }
}
