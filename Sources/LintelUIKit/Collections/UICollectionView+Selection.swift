public import Foundation

extension UICollectionView {
    public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
    public var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == nil }.map(\.path).sorted() }
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    public func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(indexPath)] as? UICollectionViewCell
    }
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[CollectionElement(indexPath, kind: elementKind)]
    }
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key.path }
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
            .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            selection = []
            return setNeedsLayout()
        }
        selection = allowsMultipleSelection ? selection.union([indexPath]) : [indexPath]
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        setNeedsLayout()
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        setNeedsLayout()
    }

    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let box = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let insets = adjustedContentInset
        func place(_ low: CGFloat, _ length: CGFloat, room: CGFloat, start: CGFloat, _ share: CGFloat?, now: CGFloat) -> CGFloat {
            guard let share else { return now }
            return low - start - (room - length) * share
        }
        let vertical: CGFloat? =
            scrollPosition.contains(.top)
            ? 0 : scrollPosition.contains(.centeredVertically) ? 0.5 : scrollPosition.contains(.bottom) ? 1 : nil
        let horizontal: CGFloat? =
            scrollPosition.contains(.left)
            ? 0 : scrollPosition.contains(.centeredHorizontally) ? 0.5 : scrollPosition.contains(.right) ? 1 : nil
        let x = place(
            box.minX, box.width, room: bounds.width - insets.left - insets.right, start: insets.left, horizontal, now: contentOffset.x)
        let y = place(
            box.minY, box.height, room: bounds.height - insets.top - insets.bottom, start: insets.top, vertical, now: contentOffset.y)
        layoutIfNeeded()
        let (across, down) = (horizontalRange, restingRange)
        setContentOffset(
            CGPoint(
                x: min(max(x, across.lowerBound), across.upperBound),
                y: vertical == nil ? y : min(max(y, down.lowerBound), down.upperBound)), animated: animated)
    }

    // MARK: - Touches

    func mayHighlight(_ cell: UICollectionViewCell) -> Bool {
        guard allowsSelection, let path = indexPath(for: cell) else { return false }
        return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    /// A touch on an item.
    func touchSelect(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        if selection.contains(path) {
            guard allowsMultipleSelection, collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            selection.remove(path)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
        } else {
            guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
            let old = allowsMultipleSelection ? [] : selection.sorted()
            selection = allowsMultipleSelection ? selection.union([path]) : [path]
            for path in old { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
            cell.segue?.fire(cell)
            collectionDelegate?.collectionView(self, didSelectItemAt: path)
        }
        setNeedsLayout()
    }
}
