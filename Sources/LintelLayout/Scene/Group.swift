public import LintelModel

/// Items that are painted as one: clipped, faded or punched out together.
public struct Group: Hashable, Sendable {
    /// How the group meets what was painted before it.
    public enum Blend: Hashable, Sendable {
        case normal
        /// Takes away what the enclosing group has painted so far, where this group is opaque.
        case punchOut
    }

    public var items: [Scene.Item]
    /// Nothing is painted outside; nil clips nothing.
    public var clip: Path?
    /// From 0 to 1.
    public var opacity: Double
    public var blend: Blend

    public init(_ items: [Scene.Item], clip: Path? = nil, opacity: Double = 1, blend: Blend = .normal) {
        self.items = items
        self.clip = clip
        self.opacity = opacity
        self.blend = blend
    }
}
