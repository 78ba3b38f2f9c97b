public import Foundation

/// Items in two dimensions, placed by a layout; only those to be seen have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            takeLayout()
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Behind all items, as large as the collection; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private var store = ReusableViews()
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    var selection: Set<IndexPath> = []
    private var laidOutIn = CGRect.null

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = (coder as? InterfaceCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        start()
    }

    private func start() {
        backgroundColor = backgroundColor ?? .systemBackground
        takeLayout()
    }

    private func takeLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    // MARK: - Views

    open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        store.register(cellClass, .init(identifier: identifier))
    }

    /// Makes cells of a xib whose first object is one; nil takes the identifier back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        store.register(nib, .init(identifier: identifier))
    }

    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        store.register(nib, .init(identifier: identifier, kind: kind))
    }

    func register(_ prototype: InterfacePrototype, _ key: ReusableViews.Key) { store.register(prototype, key) }

    open func register(
        _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { store.register(viewClass, .init(identifier: identifier, kind: elementKind)) }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = store.view(.init(identifier: identifier)) as? UICollectionViewCell else {
            preconditionFailure("no cell is registered for \(identifier): call register(_:forCellWithReuseIdentifier:) first")
        }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = store.view(.init(identifier: identifier, kind: elementKind)) else {
            preconditionFailure(
                "no \(elementKind) is registered for \(identifier): call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
        }
        return view
    }

    // MARK: - Items

    open func reloadData() {
        selection = []
        itemsChanged()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { itemsChanged() }
    open func insertItems(at indexPaths: [IndexPath]) { itemsChanged() }
    open func deleteItems(at indexPaths: [IndexPath]) {
        selection.subtract(indexPaths)
        itemsChanged()
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { itemsChanged() }
    open func reloadSections(_ sections: IndexSet) { itemsChanged() }

    /// The changes, and what follows them; Lintel shows their end.
    @preconcurrency
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil) {
        updates?()
        itemsChanged()
        UIApplication.running?.finish { completion?(true) }
    }

    private func itemsChanged() {
        for element in shown.keys.map(\.self) { putAway(element) }
        collectionViewLayout.invalidateLayout()
    }

    private func putAway(_ element: CollectionElement) {
        guard let view = shown.removeValue(forKey: element) else { return }
        view.removeFromSuperview()
        store.putAway(view, kind: element.kind)
        if let cell = view as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        }
    }

    // MARK: - Layout

    /// Prepares the layout where it has to.
    func prepareLayout() {
        let layout = collectionViewLayout
        if layout.isPrepared, laidOutIn != bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.isPrepared = false }
        guard !layout.isPrepared, dataSource != nil else { return }
        layout.prepare()
        layout.isPrepared = true
        laidOutIn = bounds
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        let attributes = dataSource == nil ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let elements = Set(attributes.map(CollectionElement.init))
        for element in shown.keys where !elements.contains(element) { putAway(element) }
        for attribute in attributes { place(attribute) }
        order(attributes)
        if let backgroundView {
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
            if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
        }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        let element = CollectionElement(attributes)
        let old = shown[element]
        let view = old ?? make(element, dataSource)
        if let cell = view as? UICollectionViewCell { cell.isSelected = selection.contains(element.path) }
        if view.frame != attributes.frame { view.frame = attributes.frame }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        guard old == nil else { return }
        shown[element] = view
        view.apply(attributes)
        addSubview(view)
        if let cell = view as? UICollectionViewCell { collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path) }
    }

    private func make(_ element: CollectionElement, _ dataSource: any UICollectionViewDataSource) -> UICollectionReusableView {
        if let kind = element.kind {
            return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
        }
        return dataSource.collectionView(self, cellForItemAt: element.path)
    }

    /// What the layout lays on top comes last.
    private func order(_ attributes: [UICollectionViewLayoutAttributes]) {
        for raised in attributes.filter({ $0.zIndex > 0 }).sorted(by: { $0.zIndex < $1.zIndex }) {
            if let view = shown[CollectionElement(raised)], subviews.last !== view { bringSubviewToFront(view) }
        }
    }
}
