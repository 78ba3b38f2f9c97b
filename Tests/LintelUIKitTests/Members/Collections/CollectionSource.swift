import Foundation
import LintelModel
import LintelUIKit

/// Items for a collection, each a shade of grey; tells the stage what it hears.
class CollectionSource: UICollectionViewDataSource, UICollectionViewDelegate {
    unowned let stage: Stage
    var sections = 1
    var shades: [CGFloat] = [0.1, 0.3, 0.5]
    /// Under which cells and bands are registered.
    var identifier = "plain"
    /// Of headers and footers.
    var bandShade: CGFloat = 0.7
    /// What it says no to.
    var refused: String?
    /// Makes a cell where it shall be none of the source's own.
    var makeCell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?

    init(_ stage: Stage) {
        self.stage = stage
        stage.keep(self)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shades.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if let makeCell { return makeCell(collectionView, indexPath) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        cell.contentView.backgroundColor = UIColor(white: shades[indexPath.item], alpha: 1)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let band = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        band.backgroundColor = UIColor(white: bandShade, alpha: 1)
        return band
    }

    private func allow(_ word: String, _ path: IndexPath) -> Bool {
        stage.told("\(word) \(path.item)")
        return word != refused
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        allow("shouldHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        allow("shouldSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        allow("shouldDeselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        stage.told("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        stage.told("didDeselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        stage.told("willDisplay \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { stage.told("didEndDisplaying \(indexPath.item)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { stage.told("didScroll") }
}

/// A layout of two items and nothing else, which lie as it says; tells the stage when it is prepared.
final class TwoItemLayout: UICollectionViewLayout {
    var places = [CGRect(x: 40, y: 200, width: 100, height: 100), CGRect(x: 90, y: 250, width: 100, height: 100)]
    var size = CGSize(width: 390, height: 600)
    /// Changes what was made for an item.
    var adjust: @MainActor (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var make: @MainActor (IndexPath) -> UICollectionViewLayoutAttributes = { UICollectionViewLayoutAttributes(forCellWith: $0) }

    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard places.indices.contains(indexPath.item) else { return nil }
        let attributes = make(indexPath)
        attributes.frame = places[indexPath.item]
        if indexPath.item == 0 { adjust(attributes) }
        return attributes
    }
}

extension Stage {
    /// A collection over the screen, whose items a source gives.
    func collection(_ source: CollectionSource, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) -> UICollectionView {
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        registerPlain(collection)
        collection.delegate = source
        collection.dataSource = source
        show(collection)
        return collection
    }

    func registerPlain(_ collection: UICollectionView) {
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plain")
        }
    }

    /// A touch on an item.
    func touchItem(_ item: Int, of collection: UICollectionView) {
        app.commit()
        if let cell = collection.cellForItem(at: IndexPath(item: item, section: 0)) { app.tap(cell) }
        rest()
    }
}
