import Foundation
import LintelLayout
import LintelModel

/// Custom views stand in the bar as its subviews, where the layout puts their items.
extension UIBar {
    /// The custom view of a placed item.
    private func view(of placed: PlacedItem) -> UIView? {
        if placed.objectID == NavigationBar.titleViewID { return titleView }
        return barItems.first { $0.objectID == placed.objectID }?.customView
    }

    /// All custom views that its items bring along.
    var itemViews: [UIView] { barItems.compactMap(\.customView) + [titleView, searchBar].compactMap(\.self) }

    /// Takes the views of shown items in, moves them to their places, and lets those of items that are gone go.
    func host(_ placed: PlacedBar?) {
        var shown = (placed?.items ?? []).compactMap { item in view(of: item).map { (view: $0, frame: item.frame) } }
        if let searchBar, let placed, let box = searchBar.takePlaces(in: placed) { shown.append((searchBar, box)) }
        for view in hosted where !shown.contains(where: { $0.view === view }) {
            hosted.removeAll { $0 === view }
            if view.superview === self { view.removeFromSuperview() }
        }
        guard let placed else { return }
        for (view, box) in shown {
            if view.bounds.isEmpty { view.isSizedByBar = true }
            if view.superview !== self {
                addSubview(view)
                hosted.append(view)
            }
            let frame = CGRect(box.offset(x: -placed.frame.x, y: -placed.frame.y))
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The bar with its custom views painted in their places, and the views that the app put into it behind its items (TB-09).
    func dressed(_ placed: PlacedBar, _ drawing: ViewDrawing) -> PlacedBar {
        var placed = placed
        let origin = Point(x: placed.frame.x, y: placed.frame.y)
        for index in placed.items.indices {
            if let view = view(of: placed.items[index]), view.superview === self {
                placed.items[index].drawing = drawing.items(of: view, from: origin)
            }
        }
        for view in subviews where !hosted.contains(where: { $0 === view }) { placed.backdrop += drawing.items(of: view, from: origin) }
        return placed
    }
}

extension UIView {
    /// How large it stands in a bar: its own size, or what its content needs.
    var barSize: CGSize {
        guard bounds.isEmpty || isSizedByBar else { return bounds.size }
        let own = intrinsicContentSize
        return CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
}
