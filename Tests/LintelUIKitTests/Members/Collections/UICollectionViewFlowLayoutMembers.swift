import Foundation
import LintelUIKit

extension MemberTable {
    static let flowLayout = MemberTable("UICollectionViewFlowLayout") { type in
        type.flow("itemSize") { $0.itemSize = CGSize(width: 70, height: 30) }
        type.flow("minimumLineSpacing") { $0.minimumLineSpacing = 40 }
        type.flow("minimumInteritemSpacing") { $0.minimumInteritemSpacing = 60 }
        type.flow("sectionInset") { $0.sectionInset = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 0) }
        type.flow("headerReferenceSize") { $0.headerReferenceSize.height = 30 }
        type.flow("footerReferenceSize") { $0.footerReferenceSize.height = 30 }
        type.flow("scrollDirection") { $0.scrollDirection = .horizontal }
        type.member("sectionHeadersPinToVisibleBounds") { stage in
            let (collection, layout) = shown(stage)
            layout.headerReferenceSize.height = 30
            layout.itemSize.height = 700
            stage.app.commit()
            collection.contentOffset.y = 300
            return { layout.sectionHeadersPinToVisibleBounds = true }
        }
    }

    static let flowDirection = MemberTable("UICollectionViewFlowLayout.ScrollDirection") { type in
        type.values(
            ["vertical": UICollectionViewFlowLayout.ScrollDirection.vertical, "horizontal": .horizontal]
        ) { stage, direction in
            let (collection, layout) = shown(stage)
            layout.scrollDirection = direction
            stage.see { collection.visibleCells.map(\.frame) }
        }
    }

    /// Ten items, more than fit beside each other.
    private static func shown(_ stage: Stage, _ source: CollectionSource? = nil) -> (UICollectionView, UICollectionViewFlowLayout) {
        let source = source ?? CollectionSource(stage)
        source.shades = (0..<10).map { CGFloat($0) / 10 }
        let layout = UICollectionViewFlowLayout()
        return (stage.collection(source, layout), layout)
    }

    private func flow(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UICollectionViewFlowLayout) -> Void) {
        member(name, line: line) { stage in
            let (_, layout) = Self.shown(stage)
            return { use(layout) }
        }
    }

    static let collectionFlowDelegate = MemberTable("UICollectionViewDelegateFlowLayout") { type in
        let changes: [(String, @MainActor (FlowSource) -> Void)] = [
            ("sizeForItemAt:", { $0.size.width = 70 }), ("insetForSectionAt:", { $0.inset.left = 30 }),
            ("minimumLineSpacingForSectionAt:", { $0.lineSpacing = 40 }),
            ("minimumInteritemSpacingForSectionAt:", { $0.itemSpacing = 60 }),
            ("referenceSizeForHeaderInSection:", { $0.header.height = 30 }),
            ("referenceSizeForFooterInSection:", { $0.footer.height = 30 }),
        ]
        for (name, change) in changes {
            type.member("collectionView(_:layout:\(name))") { stage in
                let source = FlowSource(stage)
                let (collectionView, _) = shown(stage, source)
                return {
                    change(source)
                    collectionView.reloadData()
                }
            }
        }
    }
}

/// Says sizes and distances itself.
private final class FlowSource: CollectionSource, UICollectionViewDelegateFlowLayout {
    var size = CGSize(width: 50, height: 50)
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var header = CGSize.zero
    var footer = CGSize.zero

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lineSpacing }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { itemSpacing }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { footer }
}
