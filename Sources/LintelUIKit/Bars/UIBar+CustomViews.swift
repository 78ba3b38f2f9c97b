import Foundation
import LintelLayout
import LintelModel

extension UIBar {
    /// Takes the place it was given, puts custom views into their items' boxes (TB-64), and gives the bar back as it is to be painted.
    func adopt(_ bar: PlacedBar?, _ drawing: ViewDrawing) -> PlacedBar? {
        placed = bar
        let views = customViews(in: bar)
        for gone in hostedViews where !views.contains(where: { $0.view === gone }) {
            if gone.superview === self { gone.removeFromSuperview() }
        }
        hostedViews = views.map(\.view)
        guard var bar else { return nil }
        let origin = origin(onScreen: ()).model
        for (index, view) in views {
            let frame = bar.items[index].frame
            let box = CGRect(frame.offset(x: -origin.x, y: -origin.y))
            if view.superview !== self { addSubview(view) }
            if view.frame != box { view.frame = box }
            view.layoutTree()
            bar.items[index].drawing = drawing.items(of: view, from: origin)
        }
        // What the app has put on the bar by itself lies above its background.
        for view in subviews where !hostedViews.contains(where: { $0 === view }) { bar.backdrop += drawing.items(of: view, from: origin) }
        return bar
    }

    private func customViews(in bar: PlacedBar?) -> [(index: Int, view: UIView)] {
        (bar?.items ?? []).enumerated().compactMap { index, placed in
            guard let id = placed.objectID, let view = barItems.first(where: { $0.objectID == id })?.customView else { return nil }
            return (index, view)
        }
    }
}
