/// Which part of a picture stays in sight where it is larger than its place (the names of Core Animation's `contentsGravity`).
public enum ImageGravity: String, Hashable, Sendable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Share of what is cut away that is cut at the left: 0 keeps the left edge, 1 the right one.
    public var horizontalShare: Double {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .center, .top, .bottom: 0.5
        case .right, .topRight, .bottomRight: 1
        }
    }

    /// Share of what is cut away that is cut at the top: 0 keeps the upper edge, 1 the lower one.
    public var verticalShare: Double {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .center, .left, .right: 0.5
        case .bottom, .bottomLeft, .bottomRight: 1
        }
    }
}
