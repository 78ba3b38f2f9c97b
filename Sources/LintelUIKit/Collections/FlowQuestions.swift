import Foundation

/// What a flow layout asks its delegate, and its own properties where that does not answer; turned so that lines run along `x`.
@MainActor
struct FlowQuestions {
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
        self.layout = layout
        self.view = view
    }

    private var delegate: (any UICollectionViewDelegateFlowLayout)? { view.delegate as? any UICollectionViewDelegateFlowLayout }
    private var isSideways: Bool { layout.scrollDirection == .horizontal }

    func section(_ index: Int) -> FlowLines.Section {
        let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
            turned(
                delegate?.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: index)) ?? layout.itemSize)
        }
        let insets = delegate?.collectionView(view, layout: layout, insetForSectionAt: index) ?? layout.sectionInset
        let header = delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index) ?? layout.headerReferenceSize
        let footer = delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index) ?? layout.footerReferenceSize
        return FlowLines.Section(
            index: index, sizes: sizes, across: across, insets: turned(insets),
            lineSpacing: delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index) ?? layout.minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
                ?? layout.minimumInteritemSpacing, header: turned(header).height, footer: turned(footer).height)
    }

    /// Bars at the sides of the lines take room away.
    private var across: CGFloat {
        let inset = view.adjustedContentInset
        return isSideways ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right
    }

    private func turned(_ size: CGSize) -> CGSize { isSideways ? CGSize(width: size.height, height: size.width) : size }

    private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        isSideways ? UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets
    }
}
