package import LintelModel

/// A shadow below a plate, and none on the plate itself: outlines that grow outwards, each as faint as the slope is steep there.
package struct SoftShadow {
    let box: Rect
    /// Of the plate's corners.
    let radius: Double
    let opacity: Double
    /// Standard deviation, and how far it falls; points.
    let sigma: Double
    let drop: Double
    /// To the right, in points.
    let shift: Double
    /// Its own alpha does not count.
    let color: Color

    package init(
        box: Rect, radius: Double, opacity: Double, sigma: Double, drop: Double, shift: Double = 0, color: Color = .black
    ) {
        (self.box, self.radius, self.opacity, self.sigma, self.drop) = (box, radius, opacity, sigma, drop)
        (self.shift, self.color) = (shift, color)
    }

    /// Outlines that stand for the slope, which is spread over two sigmas to either side.
    private static let steps = 20

    package var drawing: Scene.Item {
        let rings = (0..<Self.steps).compactMap { step -> Scene.Item? in
            let share = (Double(step) + 0.5) / Double(Self.steps)
            let reach = (1 - 2 * share) * 2 * sigma
            let ring = box.inset(by: -reach).offset(x: shift, y: drop)
            guard !ring.isEmpty else { return nil }
            let strength = opacity * 6 * share * (1 - share) / Double(Self.steps)
            let corner = min(max(radius + reach, 0), min(ring.width, ring.height) / 2)
            return .fill(
                .roundedRect(ring, radius: corner), .color(Color(red: color.red, green: color.green, blue: color.blue, alpha: strength)))
        }
        let plate = Scene.Item.fill(.roundedRect(box, radius: radius), .color(.black))
        return .group(Group(rings + [.group(Group([plate], blend: .punchOut))]))
    }
}
