import Foundation
import LintelUIKit

/// A collection whose items a source gives.
private final class Gallery: UICollectionViewController {
    let source: CollectionSource

    init(_ stage: Stage, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        source = CollectionSource(stage)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.stage.registerPlain(collectionView)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { source.sections }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { source.shades.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        source.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        source.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        source.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        source.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        source.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        source.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { source.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { source.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { source.scrollViewDidScroll(scrollView) }
}

extension MemberTable {
    static let collectionViewController = MemberTable("UICollectionViewController") { type in
        type.member("init(collectionViewLayout:)") { stage in
            stage.start(with: Gallery(stage))
            return {
                let gallery: UICollectionViewController = Gallery(stage, wide())
                stage.start(with: gallery)
            }
        }
        type.member("collectionView") { stage in
            let gallery = shown(stage)
            return {
                let collection = UICollectionView(frame: gallery.collectionView.frame, collectionViewLayout: wide())
                stage.registerPlain(collection)
                collection.dataSource = gallery
                gallery.collectionView = collection
            }
        }
        type.member("collectionViewLayout") { stage in
            let gallery = shown(stage)
            stage.see { (gallery.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize }
            return { gallery.collectionView.setCollectionViewLayout(wide(), animated: false) }
        }
        type.member("clearsSelectionOnViewWillAppear") { stage in
            let gallery = shown(stage)
            stage.see {
                gallery.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
                stage.start(with: UIViewController())
                stage.start(with: gallery)
                return gallery.collectionView.indexPathsForSelectedItems
            }
            return { gallery.clearsSelectionOnViewWillAppear = false }
        }
        answers(type)
        hears(type)
    }

    private static func wide() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize.width = 80
        layout.headerReferenceSize.height = 30
        return layout
    }

    private static func shown(_ stage: Stage) -> Gallery {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 30
        let gallery = Gallery(stage, layout)
        stage.start(with: gallery)
        return gallery
    }

    /// What a subclass answers.
    private static func answers(_ type: MemberTable) {
        type.member("numberOfSections(in:)") { stage in
            let gallery = shown(stage)
            stage.see { gallery.collectionView.visibleCells.count }
            stage.see { gallery.numberOfSections(in: gallery.collectionView) }
            return {
                gallery.source.sections = 2
                gallery.collectionView.reloadData()
            }
        }
        let changes: [(String, @MainActor (CollectionSource) -> Void)] = [
            ("numberOfItemsInSection:", { $0.shades.append(0.9) }), ("cellForItemAt:", { $0.shades[0] = 0.9 }),
            ("viewForSupplementaryElementOfKind:at:", { $0.bandShade = 0.9 }),
        ]
        for (name, change) in changes {
            type.member("collectionView(_:\(name))") { stage in
                let gallery = shown(stage)
                return {
                    change(gallery.source)
                    gallery.collectionView.reloadData()
                }
            }
        }
        for name in ["shouldHighlightItemAt:", "shouldSelectItemAt:"] {
            type.member("collectionView(_:\(name))") { stage in
                let gallery = shown(stage)
                stage.seeTold(name.replacing("ItemAt:", with: " 0"))
                return { stage.touchItem(0, of: gallery.collectionView) }
            }
        }
        type.member("collectionView(_:shouldDeselectItemAt:)") { stage in
            let gallery = shown(stage)
            gallery.collectionView.allowsMultipleSelection = true
            stage.touchItem(0, of: gallery.collectionView)
            stage.seeTold("shouldDeselect 0")
            return { stage.touchItem(0, of: gallery.collectionView) }
        }
    }

    /// What a subclass hears.
    private static func hears(_ type: MemberTable) {
        let acts: KeyValuePairs<String, (word: String, act: @MainActor (Stage, UICollectionView) -> Void)> = [
            "didSelectItemAt:": ("didSelect 1", { $0.touchItem(1, of: $1) }),
            "didDeselectItemAt:": ("didDeselect 0", { $0.touchItem(1, of: $1) }),
            "willDisplay:forItemAt:": ("willDisplay 0", { $1.reloadData() }),
            "didEndDisplaying:forItemAt:": ("didEndDisplaying 0", { $1.reloadData() }),
        ]
        for (name, (word, act)) in acts {
            type.member("collectionView(_:\(name))") { stage in
                let gallery = shown(stage)
                stage.touchItem(0, of: gallery.collectionView)
                stage.seeTold(word)
                return { act(stage, gallery.collectionView) }
            }
        }
        type.member("scrollViewDidScroll(_:)") { stage in
            final class Scrolled: UICollectionViewController {
                var tell: @MainActor () -> Void = {}
                override func scrollViewDidScroll(_ scrollView: UIScrollView) { tell() }
            }
            let gallery = Scrolled(collectionViewLayout: UICollectionViewFlowLayout())
            stage.start(with: gallery)
            gallery.tell = { stage.told("heard") }
            stage.seeTold("heard")
            return { gallery.collectionView.contentOffset.y = 10 }
        }
    }
}
