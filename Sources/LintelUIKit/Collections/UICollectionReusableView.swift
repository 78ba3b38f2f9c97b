public import Foundation

/// A view of a collection that is used again for other content: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Under which its class was registered.
    public internal(set) var reuseIdentifier: String?

    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before it shows other content.
    open func prepareForReuse() {}
    /// Called before it is placed.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
