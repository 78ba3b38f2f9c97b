public import Foundation

/// A rule between edges, centers or sizes: `first = second × multiplier + constant`, or one of the two limits.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// What of an item is meant. The raw values are UIKit's.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// In points.
    public var constant: CGFloat { didSet { changed() } }
    public var priority = UILayoutPriority.required {
        willSet {
            precondition(
                newValue.rawValue > 0 && newValue.rawValue <= UILayoutPriority.required.rawValue,
                "a priority lies above 0 and is at most 1000, not \(newValue.rawValue)")
        }
        didSet { changed() }
    }
    public var identifier: String?
    /// The view that holds it while it is active.
    weak var installedIn: UIView?

    /// - Parameters: `view1` and `view2` are views or layout guides; `view2` is nil where a size is fixed.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = (view1 as AnyObject) as? any LayoutItem
        secondItem = view2.flatMap { ($0 as AnyObject) as? any LayoutItem }
        precondition(firstItem != nil, "a constraint needs a view or a layout guide, not \(type(of: view1))")
        precondition(attr1 != .notAnAttribute, "a constraint's first attribute cannot be notAnAttribute")
        precondition(
            (secondItem == nil) == (attr2 == .notAnAttribute) || secondItem != nil,
            "a constraint without a second item has no second attribute")
        precondition(
            secondItem != nil || attr1 == .width || attr1 == .height,
            "an edge or a center needs a second item: only width and height can be fixed alone")
        precondition(
            attr2 == .notAnAttribute || attr1.axis == attr2.axis && attr1.isSize == attr2.isSize,
            "\(attr1) and \(attr2) cannot be compared")
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
    }

    /// Holds while true.
    public var isActive: Bool {
        get { installedIn != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    var first: (any LayoutItem)? { firstItem as? any LayoutItem }
    var second: (any LayoutItem)? { secondItem as? any LayoutItem }

    private func activate() {
        guard installedIn == nil, let first else { return }
        guard let view = first.commonView(with: second) else {
            preconditionFailure("cannot activate \(words): the two have no common ancestor; add the views to a superview first")
        }
        install(in: view)
    }

    func install(in view: UIView) {
        installedIn = view
        view.layoutState.constraints.append(self)
        changed()
    }

    private func deactivate() {
        guard let view = installedIn else { return }
        changed()
        view.layoutState.constraints.removeAll { $0 === self }
        installedIn = nil
    }

    private func changed() { installedIn?.setNeedsLayout() }
}

extension NSLayoutConstraint {
    /// The constraint in one line, for messages: `UILabel.top = UIView.top + 8`.
    var words: String {
        let sign =
            switch relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var line = "\(first?.layoutName ?? "a view that is gone").\(firstAttribute) \(sign) "
        if let second {
            line += "\(second.layoutName).\(secondAttribute)"
            if multiplier != 1 { line += " × \(multiplier)" }
            if constant != 0 { line += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            line += "\(constant)"
        }
        return identifier.map { "\($0): \(line)" } ?? line
    }
}

extension NSLayoutConstraint.Attribute {
    enum Axis { case horizontal, vertical, none }

    var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            isSize ? .none : .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            isSize ? .none : .vertical
        case .notAnAttribute: .none
        }
    }

    /// Widths and heights may be compared with each other.
    var isSize: Bool { self == .width || self == .height }

    /// Follows the direction of the language.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
            .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
            false
        }
    }
}
