extension MemberTable {
    static var collections: [MemberTable] {
        [
            collectionView, collectionScrollPosition, collectionViewCell, collectionReusableView, collectionDataSource,
            collectionDelegate, collectionFlowDelegate, collectionViewController, collectionLayout, collectionLayoutAttributes,
            flowLayout, flowDirection,
        ]
    }
}
