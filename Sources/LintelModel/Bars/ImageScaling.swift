/// How large a picture is painted into its place: the sizing half of `UIView.ContentMode`, whose other half is `ImageGravity`.
public enum ImageScaling: String, Hashable, Sendable, CaseIterable {
    /// As large as it is (`center`, `top`, `bottomLeft`, …).
    case none
    case scaleToFill, aspectFit, aspectFill
}
