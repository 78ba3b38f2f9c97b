public import Foundation

/// Items in lines that break where the collection ends, in sections with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    // All in points; the delegate's answers go before these.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Its height, or its width where the collection scrolls sideways; zero leaves headers away.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// A header stays at the upper edge while its section is seen.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var flow = FlowLines()

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        flow = FlowLines()
        let questions = FlowQuestions(self, collectionView)
        for section in 0..<collectionView.numberOfSections { flow.add(questions.section(section)) }
    }

    open override var collectionViewContentSize: CGSize { oriented(flow.size) }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = flow.items.compactMap { attributes(of: $0, kind: nil) }
        let headers = flow.headers.compactMap { attributes(of: $0, kind: UICollectionView.elementKindSectionHeader) }
        let footers = flow.footers.compactMap { attributes(of: $0, kind: UICollectionView.elementKindSectionFooter) }
        return (items + headers.map(pinned) + footers).filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.items.first { $0.path == indexPath }.flatMap { attributes(of: $0, kind: nil) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let boxes = elementKind == UICollectionView.elementKindSectionHeader ? flow.headers : flow.footers
        return boxes.first { $0.path == indexPath }.flatMap { attributes(of: $0, kind: elementKind) }.map(pinned)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let across = scrollDirection == .vertical ? newBounds.width : newBounds.height
        return across != flow.across
    }

    private func attributes(of box: FlowLines.Box, kind: String?) -> UICollectionViewLayoutAttributes? {
        let attributes =
            kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: box.path) }
            ?? UICollectionViewLayoutAttributes(forCellWith: box.path)
        attributes.frame = oriented(box.frame)
        return attributes
    }

    /// Above the items while its section goes on.
    private func pinned(_ header: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard sectionHeadersPinToVisibleBounds, scrollDirection == .vertical, let collectionView else { return header }
        let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
        let end = flow.end(ofSection: header.indexPath.section)
        header.frame.origin.y = max(header.frame.minY, min(top, end - header.frame.height))
        header.zIndex = 1
        return header
    }

    // MARK: - Sideways

    private func oriented(_ frame: CGRect) -> CGRect {
        guard scrollDirection == .horizontal else { return frame }
        return CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    }

    private func oriented(_ size: CGSize) -> CGSize { oriented(CGRect(origin: .zero, size: size)).size }
}
