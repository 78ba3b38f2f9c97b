import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let collectionView = MemberTable("UICollectionView") { type in
        looks(type)
        views(type)
        changes(type)
        selection(type)
        questions(type)
    }

    private static let first = IndexPath(item: 0, section: 0)

    private static func listed(_ stage: Stage, _ items: Int = 3) -> (UICollectionView, CollectionSource, UICollectionViewFlowLayout) {
        let (source, layout) = (CollectionSource(stage), UICollectionViewFlowLayout())
        source.shades = (0..<items).map { CGFloat($0) / CGFloat(items) }
        return (stage.collection(source, layout), source, layout)
    }

    private static func large() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        return layout
    }

    private static func looks(_ type: MemberTable) {
        type.member("init(frame:collectionViewLayout:)") { stage in
            {
                let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: large())
                stage.registerPlain(collection)
                collection.dataSource = CollectionSource(stage)
                stage.show(collection)
            }
        }
        type.member("dataSource") { stage in
            let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: large())
            stage.registerPlain(collection)
            stage.show(collection)
            return { collection.dataSource = CollectionSource(stage) }
        }
        type.member("collectionViewLayout") { stage in
            let (collection, _, _) = listed(stage)
            return { collection.collectionViewLayout = large() }
        }
        type.member("setCollectionViewLayout(_:animated:)") { stage in
            let (collection, _, _) = listed(stage)
            return { collection.setCollectionViewLayout(large(), animated: false) }
        }
        type.member("backgroundView") { stage in
            let (collection, _, _) = listed(stage)
            return {
                let view = UIView()
                view.backgroundColor = .red
                collection.backgroundView = view
            }
        }
        type.member("elementKindSectionHeader") { stage in
            let (collection, _, layout) = listed(stage)
            stage.see { collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: first)?.frame }
            return { layout.headerReferenceSize.height = 30 }
        }
        type.member("elementKindSectionFooter") { stage in
            let (collection, _, layout) = listed(stage)
            stage.see { collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: first)?.frame }
            return { layout.footerReferenceSize.height = 30 }
        }
    }

    private final class RedCell: UICollectionViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.backgroundColor = .red
        }
    }

    private final class RoundBand: UICollectionReusableView {
        override func layoutSubviews() { layer.cornerRadius = 10 }
    }

    private static func views(_ type: MemberTable) {
        type.member("register(_:forCellWithReuseIdentifier:)") { stage in
            let (collection, source, _) = listed(stage)
            return {
                collection.register(RedCell.self, forCellWithReuseIdentifier: "red")
                source.identifier = "red"
                collection.reloadData()
            }
        }
        type.member("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") { stage in
            let (collection, source, layout) = listed(stage)
            source.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "plain", for: $1) }
            layout.headerReferenceSize.height = 30
            return {
                collection.register(
                    RoundBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "round")
                source.identifier = "round"
                collection.reloadData()
            }
        }
        type.member("dequeueReusableCell(withReuseIdentifier:for:)") { stage in
            let (collection, source, _) = listed(stage)
            return {
                source.makeCell = { collection, path in
                    let cell = collection.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
                    cell.contentView.backgroundColor = .red
                    return cell
                }
                collection.reloadData()
            }
        }
        type.member("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)") { stage in
            let (collection, _, layout) = listed(stage)
            layout.headerReferenceSize.height = 30
            var header: UICollectionReusableView?
            stage.see { header?.reuseIdentifier }
            return {
                header = collection.dequeueReusableSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "plain", for: first)
            }
        }
        type.member("cellForItem(at:)") { stage in
            let (collection, _, layout) = listed(stage)
            stage.see { collection.cellForItem(at: first)?.frame }
            return { layout.itemSize.width = 70 }
        }
        type.member("supplementaryView(forElementKind:at:)") { stage in
            let (collection, _, layout) = listed(stage)
            stage.see { collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: first) == nil }
            return { layout.headerReferenceSize.height = 30 }
        }
        type.member("visibleCells") { stage in
            let (collection, source, _) = listed(stage)
            stage.see { collection.visibleCells.count }
            return {
                source.shades.append(0.9)
                collection.reloadData()
            }
        }
        type.member("indexPath(for:)") { stage in
            let (collection, source, _) = listed(stage)
            let cell = collection.visibleCells.first
            stage.see { cell.flatMap { collection.indexPath(for: $0) } }
            return {
                source.shades = []
                collection.reloadData()
            }
        }
    }

    /// Each of these makes the collection ask for its items anew; without them it goes on showing the old ones.
    private static func changes(_ type: MemberTable) {
        type.member("reloadData()") { stage in
            let (collection, source, _) = listed(stage)
            source.shades = [0.9]
            return { collection.reloadData() }
        }
        type.member("reloadItems(at:)") { stage in
            let (collection, source, _) = listed(stage)
            source.shades[0] = 0.9
            return { collection.reloadItems(at: [first]) }
        }
        type.member("reloadSections(_:)") { stage in
            let (collection, source, _) = listed(stage)
            source.shades[0] = 0.9
            return { collection.reloadSections([0]) }
        }
        type.member("insertItems(at:)") { stage in
            let (collection, source, _) = listed(stage)
            source.shades.insert(0.9, at: 0)
            return { collection.insertItems(at: [first]) }
        }
        type.member("deleteItems(at:)") { stage in
            let (collection, source, _) = listed(stage)
            source.shades.removeFirst()
            return { collection.deleteItems(at: [first]) }
        }
        type.member("moveItem(at:to:)") { stage in
            let (collection, source, _) = listed(stage)
            source.shades.swapAt(0, 1)
            return { collection.moveItem(at: first, to: IndexPath(item: 1, section: 0)) }
        }
        type.member("performBatchUpdates(_:completion:)") { stage in
            let (collection, source, _) = listed(stage)
            stage.seeTold("updated")
            stage.seeTold("finished")
            stage.see { collection.visibleCells.count }
            return {
                collection.performBatchUpdates {
                    source.shades = [0.9]
                    stage.told("updated")
                } completion: { _ in
                    stage.told("finished")
                }
                stage.rest()
            }
        }
    }

    private static func selection(_ type: MemberTable) {
        type.member("allowsSelection") { stage in
            let (collection, _, _) = listed(stage)
            stage.see {
                collection.reloadData()
                stage.touchItem(0, of: collection)
                return collection.indexPathsForSelectedItems
            }
            return { collection.allowsSelection = false }
        }
        type.member("allowsMultipleSelection") { stage in
            let (collection, _, _) = listed(stage)
            stage.see {
                collection.reloadData()
                stage.touchItem(0, of: collection)
                stage.touchItem(1, of: collection)
                return collection.indexPathsForSelectedItems
            }
            return { collection.allowsMultipleSelection = true }
        }
        type.member("selectItem(at:animated:scrollPosition:)") { stage in
            let (collection, _, _) = listed(stage, 300)
            stage.see { collection.indexPathsForSelectedItems }
            stage.see { collection.contentOffset }
            return { collection.selectItem(at: IndexPath(item: 200, section: 0), animated: false, scrollPosition: .top) }
        }
        type.member("deselectItem(at:animated:)") { stage in
            let (collection, _, _) = listed(stage)
            collection.selectItem(at: first, animated: false, scrollPosition: [])
            stage.see { collection.cellForItem(at: first)?.isSelected }
            return { collection.deselectItem(at: first, animated: false) }
        }
        type.member("indexPathsForSelectedItems") { stage in
            let (collection, _, _) = listed(stage)
            stage.see { collection.indexPathsForSelectedItems }
            return { stage.touchItem(1, of: collection) }
        }
        type.member("scrollToItem(at:at:animated:)") { stage in
            let (collection, _, _) = listed(stage, 300)
            return { collection.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false) }
        }
    }

    private static func questions(_ type: MemberTable) {
        type.member("numberOfSections") { stage in
            let (collection, source, _) = listed(stage)
            stage.see { collection.numberOfSections }
            return { source.sections = 2 }
        }
        type.member("numberOfItems(inSection:)") { stage in
            let (collection, source, _) = listed(stage)
            stage.see { collection.numberOfItems(inSection: 0) }
            return { source.shades = [] }
        }
        type.member("indexPathsForVisibleItems") { stage in
            let (collection, _, _) = listed(stage, 300)
            stage.see { collection.indexPathsForVisibleItems.first }
            return { collection.contentOffset.y = 1000 }
        }
        type.member("indexPathForItem(at:)") { stage in
            let (collection, _, layout) = listed(stage)
            stage.see { collection.indexPathForItem(at: CGPoint(x: 20, y: 20)) }
            return { layout.sectionInset.top = 100 }
        }
        type.member("layoutAttributesForItem(at:)") { stage in
            let (collection, _, layout) = listed(stage)
            stage.see { collection.layoutAttributesForItem(at: first)?.frame }
            return { layout.itemSize.width = 70 }
        }
    }

    static let collectionScrollPosition = MemberTable("UICollectionView.ScrollPosition") { type in
        type.values(
            [
                "init(rawValue:)": UICollectionView.ScrollPosition(rawValue: 0), "top": .top, "centeredVertically": .centeredVertically,
                "bottom": .bottom, "left": .left, "centeredHorizontally": .centeredHorizontally, "right": .right,
            ]
        ) { stage, position in
            let collection = wide(stage)
            collection.scrollToItem(at: first, at: position, animated: false)
            stage.see { collection.contentOffset }
        }
        type.member("rawValue") { stage in
            let collection = wide(stage)
            return {
                let both = UICollectionView.ScrollPosition.top.rawValue | UICollectionView.ScrollPosition.right.rawValue
                collection.scrollToItem(at: first, at: UICollectionView.ScrollPosition(rawValue: both), animated: false)
            }
        }
    }

    /// It scrolls both ways, and its first item lies in the middle.
    private static func wide(_ stage: Stage) -> UICollectionView {
        let layout = TwoItemLayout()
        layout.size = CGSize(width: 2000, height: 3000)
        layout.places[0].origin = CGPoint(x: 1000, y: 1500)
        return stage.collection(CollectionSource(stage), layout)
    }

    static let collectionDataSource = MemberTable("UICollectionViewDataSource") { type in
        let changes: [(String, @MainActor (CollectionSource) -> Void)] = [
            ("numberOfSections(in:)", { $0.sections = 2 }), ("collectionView(_:numberOfItemsInSection:)", { $0.shades.append(0.9) }),
            ("collectionView(_:cellForItemAt:)", { $0.shades[0] = 0.9 }),
            ("collectionView(_:viewForSupplementaryElementOfKind:at:)", { $0.bandShade = 0.9 }),
        ]
        for (member, change) in changes {
            type.member(member) { stage in
                let (collection, source, layout) = listed(stage)
                layout.headerReferenceSize.height = 30
                return {
                    change(source)
                    collection.reloadData()
                }
            }
        }
    }

    static let collectionDelegate = MemberTable("UICollectionViewDelegate") { type in
        for (word, touches) in ["shouldHighlight": 1, "shouldSelect": 1, "shouldDeselect": 2] {
            type.member("collectionView(_:\(word)ItemAt:)") { stage in
                let (collection, source, _) = listed(stage)
                collection.allowsMultipleSelection = true
                stage.see {
                    collection.reloadData()
                    for _ in 0..<touches { stage.touchItem(0, of: collection) }
                    return collection.indexPathsForSelectedItems
                }
                return { source.refused = word }
            }
        }
        let acts: KeyValuePairs<String, (word: String, act: @MainActor (Stage, UICollectionView) -> Void)> = [
            "collectionView(_:didSelectItemAt:)": ("didSelect 1", { $0.touchItem(1, of: $1) }),
            "collectionView(_:didDeselectItemAt:)": ("didDeselect 0", { $0.touchItem(1, of: $1) }),
            "collectionView(_:willDisplay:forItemAt:)": ("willDisplay 0", { $1.reloadData() }),
            "collectionView(_:didEndDisplaying:forItemAt:)": ("didEndDisplaying 0", { $1.reloadData() }),
        ]
        for (member, (word, act)) in acts {
            type.member(member) { stage in
                let (collection, _, _) = listed(stage)
                stage.touchItem(0, of: collection)
                stage.seeTold(word)
                return { act(stage, collection) }
            }
        }
    }
}
