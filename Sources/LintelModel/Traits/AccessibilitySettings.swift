/// The user's settings that change how bars look or move.
public struct AccessibilitySettings: Hashable, Sendable {
    public var boldText = false
    public var increaseContrast = false
    public var reduceTransparency = false
    public var reduceMotion = false
    public var buttonShapes = false

    public init() {}
}
