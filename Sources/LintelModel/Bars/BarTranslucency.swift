/// Whether a bar with a background image lets content through (`isTranslucent`, TB-16).
public struct BarTranslucency: Hashable, Sendable {
    /// What lies below a translucent image on a bar that is told to be opaque.
    public enum Backing: Hashable, Sendable {
        case none, barTint, black, white
    }

    /// What the property reads.
    public var isTranslucent: Bool
    /// An opaque image on a bar told to be translucent is drawn paler than it is.
    public var reducesImageOpacity: Bool
    /// What is painted below the image.
    public var backing: Backing

    /// - Parameters:
    ///   - imageHasAlpha: whether a pixel of the image is not opaque; nil without an image.
    ///   - asked: what the app set; nil where it never touched the property.
    public init(imageHasAlpha: Bool?, asked: Bool?, hasBarTint: Bool = false, isBlack: Bool = false) {
        isTranslucent = asked ?? imageHasAlpha ?? true
        reducesImageOpacity = isTranslucent && imageHasAlpha == false
        guard !isTranslucent, imageHasAlpha == true else {
            backing = .none
            return
        }
        backing = hasBarTint ? .barTint : isBlack ? .black : .white
    }
}
