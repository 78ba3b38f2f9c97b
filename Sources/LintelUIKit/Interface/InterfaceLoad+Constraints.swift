import Foundation
import LintelEvidence
import LintelProject

extension InterfaceLoad {
    /// Guides of a view by their ids.
    func registerGuides(of element: MarkupElement, _ view: UIView) {
        for guide in objects.guides(of: element) {
            switch guide.kind {
            case .safeArea: register(view.safeAreaLayoutGuide, guide.id)
            case .margins: register(view.layoutMarginsGuide, guide.id)
            case .readable: register(view.readableContentGuide, guide.id)
            case .keyboard: register(view.keyboardLayoutGuide, guide.id)
            case .scrollContent: register(view.guide(.scrollContent), guide.id)
            case .scrollFrame: register(view.guide(.scrollFrame), guide.id)
            case .top, .bottom:
                register(view, guide.id)
                barGuides[guide.id] = guide.kind
            case .other: break
            }
        }
    }

    func activateConstraints() {
        let waiting = constrained
        constrained = []
        for element in waiting {
            let masked = InterfaceObjects.takenOut(of: element)
            for child in element.child("constraints")?.children("constraint") ?? [] where child.flag("placeholder") != true {
                let written = objects.constraint(child, owner: element["id"] ?? "", masked)
                guard !written.isExcluded, let constraint = constraint(written) else { continue }
                constraint.identifier = child["identifier"]
                register(constraint, written.id)
                constraint.isActive = true
            }
        }
    }

    /// Nil where one of its ends is not there, or the two cannot be compared.
    private func constraint(_ written: InterfaceConstraint) -> NSLayoutConstraint? {
        guard let (first, attribute) = end(written.first) else { return nil }
        var (second, other): (AnyObject?, NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
        if let anchor = written.second {
            guard let end = end(anchor) else { return nil }
            (second, other) = (end.item, end.attribute)
        }
        guard second != nil || attribute.isSize else { return nil }
        guard other == .notAnAttribute || attribute.axis == other.axis && attribute.isSize == other.isSize else { return nil }
        guard let item = first as? any LayoutItem, item.commonView(with: second as? any LayoutItem) != nil else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: written.relation.live, toItem: second, attribute: other,
            multiplier: written.multiplier, constant: written.constant)
        constraint.priority = UILayoutPriority(rawValue: Float(min(max(written.priority, 1), 1000)))
        return constraint
    }

    /// A view or guide and what of it is meant. The old guides between view and bars are the safe area's edges now.
    private func end(_ anchor: InterfaceConstraint.Anchor) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let item = self[anchor.item], let attribute = Self.attributes[anchor.attribute] else { return nil }
        guard let guide = barGuides[anchor.item], let view = item as? UIView else { return (item, attribute) }
        let isTop = guide == .top
        if attribute == (isTop ? .bottom : .top) { return (view.safeAreaLayoutGuide, isTop ? .top : .bottom) }
        return (view, attribute)
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension InterfaceConstraint.Relation {
    fileprivate var live: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .atLeast: .greaterThanOrEqual
        case .atMost: .lessThanOrEqual
        }
    }
}
