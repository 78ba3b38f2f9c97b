import Foundation

/// An item of a collection, or a header or footer of its kind.
struct CollectionElement: Hashable {
    var path: IndexPath
    /// Nil for items.
    var kind: String?

    init(_ path: IndexPath, kind: String? = nil) {
        self.path = path
        self.kind = kind
    }

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(attributes.indexPath, kind: attributes.representedElementKind)
    }
}
