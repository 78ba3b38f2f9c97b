import Foundation
import LintelUIKit

extension MemberTable {
    private static let first = IndexPath(item: 0, section: 0)

    private static func twoItems(_ stage: Stage) -> (UICollectionView, TwoItemLayout) {
        let layout = TwoItemLayout()
        return (stage.collection(CollectionSource(stage), layout), layout)
    }

    static let collectionLayout = MemberTable("UICollectionViewLayout") { type in
        type.member("init(coder:)") { stage in
            let (collection, _) = twoItems(stage)
            return { if let layout = UICollectionViewLayout(coder: NSCoder()) { collection.collectionViewLayout = layout } }
        }
        type.member("collectionView") { stage in
            let (collection, layout) = twoItems(stage)
            stage.see { layout.collectionView === collection }
            return { collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) }
        }
        type.member("collectionViewContentSize") { stage in
            let (collection, layout) = twoItems(stage)
            stage.see { collection.contentSize }
            stage.see { layout.collectionViewContentSize }
            return {
                layout.size.height = 2000
                layout.invalidateLayout()
            }
        }
        type.member("layoutAttributesForElements(in:)") { stage in
            let (collection, layout) = twoItems(stage)
            stage.see { collection.visibleCells.count }
            stage.see { layout.layoutAttributesForElements(in: collection.bounds)?.count }
            return {
                layout.places.removeLast()
                layout.invalidateLayout()
            }
        }
        type.member("layoutAttributesForItem(at:)") { stage in
            let (collection, layout) = twoItems(stage)
            stage.see { collection.layoutAttributesForItem(at: first)?.frame }
            stage.see { layout.layoutAttributesForItem(at: first)?.frame }
            return { layout.places[0].origin.x = 0 }
        }
        type.member("layoutAttributesForSupplementaryView(ofKind:at:)") { stage in
            let layout = UICollectionViewFlowLayout()
            stage.keep(stage.collection(CollectionSource(stage), layout))
            let kind = UICollectionView.elementKindSectionHeader
            stage.see { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: first)?.frame }
            return { layout.headerReferenceSize.height = 30 }
        }
        asked(type)
    }

    /// What a subclass is told and asked.
    private static func asked(_ type: MemberTable) {
        type.member("prepare()") { stage in
            final class Prepared: UICollectionViewFlowLayout {
                var tell: @MainActor () -> Void = {}
                override func prepare() {
                    super.prepare()
                    tell()
                }
            }
            let layout = Prepared()
            let collection = stage.collection(CollectionSource(stage), layout)
            layout.tell = { stage.told("prepare") }
            stage.seeTold("prepare")
            return { collection.reloadData() }
        }
        type.member("shouldInvalidateLayout(forBoundsChange:)") { stage in
            final class Asked: UICollectionViewFlowLayout {
                var tell: @MainActor (CGFloat) -> Void = { _ in }
                override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                    tell(newBounds.minY)
                    return false
                }
            }
            let layout = Asked()
            let collection = stage.collection(CollectionSource(stage), layout)
            layout.tell = { stage.told("asked about \($0)") }
            stage.seeTold("asked about 10.0")
            return { collection.contentOffset.y = 10 }
        }
        type.member("invalidateLayout()") { stage in
            let (_, layout) = twoItems(stage)
            layout.places.removeLast()
            return { layout.invalidateLayout() }
        }
    }

    static let collectionLayoutAttributes = MemberTable("UICollectionViewLayoutAttributes") { type in
        type.adjusting("frame") { $0.frame = CGRect(x: 0, y: 100, width: 90, height: 90) }
        type.adjusting("center") { $0.center = CGPoint(x: 300, y: 150) }
        type.adjusting("size") { $0.size.width = 30 }
        type.adjusting("alpha") { $0.alpha = 0.5 }
        type.adjusting("isHidden") { $0.isHidden = true }
        type.adjusting("zIndex") { $0.zIndex = 1 }
        type.adjusting("indexPath") { $0.indexPath = IndexPath(item: 2, section: 0) }
        type.member("init(forCellWith:)") { stage in
            let (_, layout) = twoItems(stage)
            return {
                layout.make = { _ in UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0)) }
                layout.invalidateLayout()
            }
        }
        type.member("init(forSupplementaryViewOfKind:with:)") { stage in
            let (_, layout) = twoItems(stage)
            return {
                layout.make = {
                    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: $0)
                }
                layout.invalidateLayout()
            }
        }
        type.member("representedElementKind") { stage in
            let layout = UICollectionViewFlowLayout()
            let collection = stage.collection(CollectionSource(stage), layout)
            stage.see { layout.layoutAttributesForElements(in: collection.bounds)?.map(\.representedElementKind) }
            return { layout.footerReferenceSize.height = 30 }
        }
    }

    /// A row about what a layout says of its first item.
    private func adjusting(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UICollectionViewLayoutAttributes) -> Void) {
        member(name, line: line) { stage in
            let (_, layout) = Self.twoItems(stage)
            return {
                layout.adjust = use
                layout.invalidateLayout()
            }
        }
    }
}
