/// What constraints tie together: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view whose coordinates its edges are in; nil for the root of a tree.
    var coordinateView: UIView? { get }
    /// The view whose place in the tree says who holds a constraint: a guide's owner, a view itself.
    var holder: UIView? { get }
    /// Named in messages.
    var layoutName: String { get }
}

extension LayoutItem {
    /// The nearest view that holds both.
    func commonView(with other: (any LayoutItem)?) -> UIView? {
        guard let other else { return holder }
        var view = holder
        while let current = view {
            if other.holder?.isDescendant(of: current) == true { return current }
            view = current.superview
        }
        return nil
    }
}

extension UIView: LayoutItem {
    var coordinateView: UIView? { superview }
    var holder: UIView? { self }
    var layoutName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

extension UILayoutGuide: LayoutItem {
    var coordinateView: UIView? { owningView }
    var holder: UIView? { owningView }
    var layoutName: String { identifier.isEmpty ? "\(type(of: self))" : identifier }
}
