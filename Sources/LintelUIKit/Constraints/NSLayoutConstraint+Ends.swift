/// One side of a constraint: what it is really about.
@MainActor
struct ConstraintEnd {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
}

extension NSLayoutConstraint {
    /// Nil where its view is gone.
    var firstEnd: ConstraintEnd? { first.flatMap { Self.end($0, firstAttribute, other: second) } }
    var secondEnd: ConstraintEnd? { second.flatMap { Self.end($0, secondAttribute, other: first) } }

    /// Margins are a guide's edges, and a scroll view's edges are its content's for what it holds.
    private static func end(_ item: any LayoutItem, _ attribute: Attribute, other: (any LayoutItem)?) -> ConstraintEnd? {
        guard attribute != .notAnAttribute else { return nil }
        guard let view = item as? UIView else { return ConstraintEnd(item: item, attribute: attribute) }
        if let edge = attribute.edgeOfMargins { return ConstraintEnd(item: view.layoutMarginsGuide, attribute: edge) }
        if let scroll = view as? UIScrollView, attribute.isEdge, let inner = other?.holder, inner !== scroll, inner.isDescendant(of: scroll)
        {
            return ConstraintEnd(item: scroll.contentLayoutGuide, attribute: attribute)
        }
        return ConstraintEnd(item: item, attribute: attribute)
    }

    /// Counted from the right where the language runs so.
    var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var edgeOfMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline:
            nil
        }
    }

    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        case .notAnAttribute, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
            .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            false
        }
    }
}
