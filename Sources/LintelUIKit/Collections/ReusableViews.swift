import Foundation

/// Registered classes of a collection's views, and views that have left the screen.
@MainActor
struct ReusableViews {
    /// What a view is asked for by.
    struct Key: Hashable {
        var identifier: String
        /// Nil for cells.
        var kind: String?
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var spare: [Key: [UICollectionReusableView]] = [:]

    mutating func register(_ type: UICollectionReusableView.Type, _ key: Key) { classes[key] = type }

    /// One that has left the screen, else a new one; nil where no class is registered.
    mutating func view(_ key: Key) -> UICollectionReusableView? {
        if let view = spare[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = classes[key] else { return nil }
        let view = type.init(frame: .zero)
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func putAway(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        spare[Key(identifier: identifier, kind: kind), default: []].append(view)
    }
}
