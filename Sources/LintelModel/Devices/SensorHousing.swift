/// What is cut out of the screen at its upper edge.
public struct SensorHousing: Hashable, Sendable {
    /// The notch touches the screen's edge, the island does not.
    public enum Kind: String, Sendable { case notch, island }

    public var kind: Kind
    /// Points, portrait. Notches hang from y = 0.
    public var rect: Rect
    /// Nil for notches: no source tells.
    public var cornerRadius: Double?

    public init(kind: Kind, rect: Rect, cornerRadius: Double? = nil) {
        self.kind = kind
        self.rect = rect
        self.cornerRadius = cornerRadius
    }
}
