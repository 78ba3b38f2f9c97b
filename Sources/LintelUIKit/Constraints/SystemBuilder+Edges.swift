import Foundation

extension SystemBuilder {
    /// A box whose sides may hang on columns.
    struct Box {
        var x: LinearExpression
        var y: LinearExpression
        var width: LinearExpression
        var height: LinearExpression

        init(_ rect: CGRect) {
            x = LinearExpression(constant: Double(rect.minX))
            y = LinearExpression(constant: Double(rect.minY))
            width = LinearExpression(constant: Double(rect.width))
            height = LinearExpression(constant: Double(rect.height))
        }

        init(column: Int) {
            x = LinearExpression(column: column)
            y = LinearExpression(column: column + 1)
            width = LinearExpression(column: column + 2)
            height = LinearExpression(column: column + 3)
        }
    }

    /// The value of a side, in a view's own coordinates.
    /// - Parameter isMirrored: counted from the right, so that it grows in the direction of the language.
    func value(_ end: ConstraintEnd, in common: UIView, isMirrored: Bool) -> LinearExpression {
        let box = box(of: end.item, in: common)
        switch end.attribute {
        case .width: return box.width
        case .height: return box.height
        case .top: return box.y
        case .bottom: return box.y + box.height
        case .centerY: return box.y + box.height * 0.5
        case .firstBaseline: return baseline(end.item, box, isFirst: true)
        case .lastBaseline: return baseline(end.item, box, isFirst: false)
        case .left: return isMirrored ? box.x * -1 : box.x
        case .right: return (box.x + box.width) * (isMirrored ? -1 : 1)
        case .leading: return isMirrored ? (box.x + box.width) * -1 : box.x
        case .trailing: return isMirrored ? box.x * -1 : box.x + box.width
        case .centerX: return (box.x + box.width * 0.5) * (isMirrored ? -1 : 1)
        case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            return LinearExpression()
        }
    }

    private func baseline(_ item: any LayoutItem, _ box: Box, isFirst: Bool) -> LinearExpression {
        let place = (item as? UIView)?.baseline(isFirst: isFirst) ?? (share: 1, offset: 0)
        return box.y + box.height * place.share + Double(place.offset)
    }

    /// An item's box in the coordinates of a view that holds it; the view's own box is its bounds.
    func box(of item: any LayoutItem, in common: UIView) -> Box {
        var box = ownBox(of: item)
        if item === common {
            box.x = LinearExpression(constant: Double(common.bounds.minX))
            box.y = LinearExpression(constant: Double(common.bounds.minY))
            return box
        }
        var view = item.coordinateView
        while let current = view, current !== common {
            let outer = ownBox(of: current)
            box.x.add(outer.x + -Double(current.bounds.minX), times: 1)
            box.y.add(outer.y + -Double(current.bounds.minY), times: 1)
            view = current.superview
        }
        return box
    }

    /// In the coordinates of the superview, or of a guide's view.
    private func ownBox(of item: any LayoutItem) -> Box {
        if let column = column(of: item) { return Box(column: column) }
        if let view = item as? UIView { return Box(view.frame) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let edges = guide.kind.edges(of: owner) else {
            return Box(.zero)
        }
        let outer = ownBox(of: owner)
        func side(_ edge: GuideEdges.Edge, _ length: LinearExpression) -> LinearExpression { length * edge.share + Double(edge.offset) }
        var box = Box(.zero)
        box.x = side(edges.left, outer.width)
        box.y = side(edges.top, outer.height)
        box.width = side(edges.right, outer.width) - box.x
        box.height = side(edges.bottom, outer.height) - box.y
        box.x.constant += Double(owner.bounds.minX)
        box.y.constant += Double(owner.bounds.minY)
        return box
    }
}
