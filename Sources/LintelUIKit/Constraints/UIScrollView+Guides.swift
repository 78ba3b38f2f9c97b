extension UIScrollView {
    /// The content: constraints to its edges make the content's size.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// The scroll view's own box, which stays while the content moves.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
