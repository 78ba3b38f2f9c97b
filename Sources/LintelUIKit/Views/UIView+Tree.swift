public import Foundation

extension UIView {
    public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    public func insertSubview(_ view: UIView, at index: Int) {
        precondition(view !== self && !isDescendant(of: view), "a view cannot hold itself: \(type(of: view))")
        let oldWindow = view.window
        let place = view.superview === self ? min(index, subviews.count - 1) : index
        view.detach()
        view.superview = self
        subviews.insert(view, at: min(max(place, 0), subviews.count))
        view.didMoveToSuperview()
        view.tellWindow(changedFrom: oldWindow)
        setNeedsLayout()
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    public func removeFromSuperview() {
        guard superview != nil else { return }
        let oldWindow = window
        detach()
        didMoveToSuperview()
        tellWindow(changedFrom: oldWindow)
    }

    public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
    public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    private func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: old), at: index)
        changed()
    }

    private func detach() {
        releaseConstraints()
        superview?.subviews.removeAll { $0 === self }
        superview?.setNeedsLayout()
        superview = nil
    }

    private func tellWindow(changedFrom old: UIWindow?) {
        guard window !== old else { return }
        // What has left the screen cannot be typed into.
        if window == nil, isFirstResponder { resignFirstResponder() }
        windowChanged()
        didMoveToWindow()
        for subview in subviews { subview.tellWindow(changedFrom: old) }
    }

    /// Whether a view is this one or holds it.
    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    /// The controller of this view, or of the nearest one that holds it.
    var controllerAround: UIViewController? { controller ?? superview?.controllerAround }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    // MARK: - Coordinates

    /// From another view's coordinates into this one's; nil means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let there = view?.origin(onScreen: ()) ?? .zero
        let here = origin(onScreen: ())
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let there = view?.origin(onScreen: ()) ?? .zero
        let here = origin(onScreen: ())
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }

    /// Where the zero point of its own coordinates lies on the screen, in points.
    func origin(onScreen: Void) -> CGPoint {
        let base = superview?.origin(onScreen: ()) ?? .zero
        return CGPoint(x: base.x + frame.minX - bounds.minX, y: base.y + frame.minY - bounds.minY)
    }

    /// Its box on the screen, in points.
    var frameOnScreen: CGRect { CGRect(origin: convert(bounds.origin, to: nil), size: bounds.size) }

    /// Itself and everything below, in painting order.
    var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

    /// Whether it and all that hold it are to be seen.
    var isVisibleInTree: Bool { !isHidden && alpha > 0 && (superview?.isVisibleInTree ?? true) }
}
