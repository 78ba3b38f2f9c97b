public import LintelModel

/// A picture file put into a rectangle.
public struct Picture: Hashable, Sendable {
    /// How the picture meets the rectangle (`UIView.ContentMode`).
    public enum Mode: Hashable, Sendable {
        case scaleToFill, aspectFit, aspectFill
        /// As large as it is; the gravity says where it lies and what is cut away.
        case actualSize
    }

    public var file: String
    public var rect: Rect
    public var mode: Mode
    /// Which part stays in sight under `aspectFill`, and where the picture lies under `aspectFit` and `actualSize`.
    public var gravity: ImageGravity
    /// Painted in this colour through the picture's alpha (a template image); nil keeps its own colours.
    public var tint: Color?

    public init(file: String, rect: Rect, mode: Mode = .aspectFit, gravity: ImageGravity = .center, tint: Color? = nil) {
        self.file = file
        self.rect = rect
        self.mode = mode
        self.gravity = gravity
        self.tint = tint
    }
}
