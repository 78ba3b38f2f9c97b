/// A finger on the screen at one moment (`UITouch`).
public struct Touch: Hashable, Sendable {
    /// `UITouch.Phase`.
    public enum Phase: String, Hashable, Sendable, CaseIterable { case began, moved, ended, cancelled }

    public var phase: Phase
    /// From the top left of the screen as held, in points.
    public var point: Point
    /// Tells fingers apart that touch at the same time.
    public var finger: Int

    public init(_ phase: Phase, at point: Point, finger: Int = 0) {
        self.phase = phase
        self.point = point
        self.finger = finger
    }
}
