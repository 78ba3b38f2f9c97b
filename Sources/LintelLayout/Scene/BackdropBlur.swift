public import LintelModel

/// How a material treats what lies below it.
public struct BackdropBlur: Hashable, Sendable {
    /// Standard deviation of the Gaussian, points.
    public var radius: Double
    /// 1 keeps the colours' strength.
    public var saturation: Double
    /// Laid over the blurred backdrop.
    public var tint: Color

    public init(radius: Double, saturation: Double, tint: Color) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}
