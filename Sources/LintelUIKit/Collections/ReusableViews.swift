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

    private var makers: [Key: @MainActor () -> UICollectionReusableView] = [:]
    private var spare: [Key: [UICollectionReusableView]] = [:]

    mutating func register(_ type: UICollectionReusableView.Type, _ key: Key) { makers[key] = { type.init(frame: .zero) } }

    mutating func register(_ nib: UINib?, _ key: Key) {
        guard let nib else { return makers[key] = nil }
        makers[key] = { nib.view(for: key.identifier) }
    }

    mutating func register(_ prototype: InterfacePrototype, _ key: Key) {
        makers[key] = {
            prototype.make() as? UICollectionReusableView
                ?? (key.kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero))
        }
    }

    /// One that has left the screen, else a new one; nil where nothing is registered.
    mutating func view(_ key: Key) -> UICollectionReusableView? {
        if let view = spare[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = makers[key]?() else { return nil }
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func putAway(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        spare[Key(identifier: identifier, kind: kind), default: []].append(view)
    }
}
