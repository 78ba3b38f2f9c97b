/// Where a bar of the app's own lies.
public struct OwnBarPlace: Hashable, Sendable {
    /// `UIBarPosition`: what the bar is attached to, which says how far its background reaches (TB-06).
    public enum Position: String, Hashable, Sendable, CaseIterable { case any, bottom, top, topAttached }

    /// The view's frame, in points from the top left of the screen.
    public var rect: Rect
    public var position: Position

    public init(_ rect: Rect, position: Position) {
        self.rect = rect
        self.position = position
    }
}
