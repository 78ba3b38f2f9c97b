import Foundation
import LintelLayout
import LintelModel

/// Turns a tree of views into scene items, at the places and opacities that running animations have reached.
@MainActor
struct ViewDrawing {
    let environment: LayoutEnvironment
    /// The screen as it stands, for bars that the app places itself.
    let screen: Screen
    /// Views that are drawn elsewhere.
    var leftOut: Set<ObjectIdentifier> = []

    /// A view with everything below it.
    /// - Parameter origin: where the superview's coordinates begin on the screen.
    func items(of view: UIView, from origin: Point = .zero) -> [Scene.Item] {
        let opacity = Double(view.presentedAlpha)
        guard !view.isHidden, opacity > 0 else { return [] }
        let frame = view.presentedFrame.model
        let box = Rect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
        let contents = contents(of: view, in: box)
        var items = contents
        if let (old, share) = view.fadingContents {
            let before = old.map { $0.offset(x: box.x, y: box.y) }
            items = [.group(Group(before, opacity: 1 - share)), .group(Group(contents, opacity: share))]
        }
        let outline = Path.roundedRect(box, radius: Double(view.layer.cornerRadius))
        if opacity < 1 || view.clipsToBounds, !items.isEmpty {
            items = [.group(Group(items, clip: view.clipsToBounds ? outline : nil, opacity: opacity))]
        }
        if let shadow = shadow(of: view, in: box, opacity: opacity) { items.insert(shadow, at: 0) }
        let transform = view.presentedTransform
        guard !transform.isIdentity else { return items }
        let scale = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        guard scale > 0 else { return [] }
        return items.map { $0.mapped(scale: scale, transform.around(box.center)) }
    }

    /// Below the view's ground; a view that clips has none, as on Apple's systems.
    private func shadow(of view: UIView, in box: Rect, opacity: Double) -> Scene.Item? {
        let layer = view.layer
        guard layer.shadowOpacity > 0, !view.clipsToBounds, let ground = view.presentedGround(appearance(of: view)), ground.alpha > 0 else {
            return nil
        }
        let color = layer.shadowColor?.model ?? .black
        return SoftShadow(
            box: box, radius: Double(layer.cornerRadius), opacity: Double(layer.shadowOpacity) * color.alpha * ground.alpha * opacity,
            sigma: Double(layer.shadowRadius), drop: Double(layer.shadowOffset.height), shift: Double(layer.shadowOffset.width),
            color: color
        ).drawing
    }

    /// Ground, own drawing, subviews and border of a view in a box, as if it were opaque.
    func contents(of view: UIView, in box: Rect) -> [Scene.Item] {
        let radius = Double(view.layer.cornerRadius)
        let outline = Path.roundedRect(box, radius: radius)
        var items: [Scene.Item] = []
        if let color = view.presentedGround(appearance(of: view)), color.alpha > 0 {
            items.append(.fill(outline, .color(color)))
        }
        items += view.drawing(in: box, self)
        let inner = Point(x: box.x - Double(view.presentedOrigin.x), y: box.y - Double(view.presentedOrigin.y))
        for subview in view.paintsSubviews ? view.subviews : [] where !leftOut.contains(ObjectIdentifier(subview)) {
            items += self.items(of: subview, from: inner)
        }
        let border = Double(view.layer.borderWidth)
        if border > 0 {
            let line = Path.roundedRect(box.inset(by: border / 2), radius: max(0, radius - border / 2))
            items.append(.stroke(line, Stroke(width: border, join: .miter), view.layer.borderColor?.model ?? .black))
        }
        return items
    }

    func resolved(_ color: UIColor, for view: UIView) -> Color { color.dynamic.resolved(for: appearance(of: view)) }

    func appearance(of view: UIView) -> Appearance { view.traitCollection.userInterfaceStyle == .dark ? .dark : .light }
}
