public import Foundation

/// Where the items of a collection lie. Subclasses say it; `UICollectionViewFlowLayout` is the system's.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public internal(set) weak var collectionView: UICollectionView?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Called before the layout is asked anything, and again after it was invalidated.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    /// What meets a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether all is laid out anew when the collection scrolls or changes its size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    var isPrepared = false

    /// All is laid out anew.
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }
}

/// Place and look of one item, header or footer.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath: IndexPath
    /// In the content's coordinates, in points.
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// What lies above what.
    open var zIndex = 0
    /// Nil for items.
    public let representedElementKind: String?

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
    }

    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
}
