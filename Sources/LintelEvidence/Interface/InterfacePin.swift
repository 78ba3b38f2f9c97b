/// One edge of a view held to something by a constraint.
public struct InterfacePin: Hashable, Sendable {
    /// A side of a view; left and right count as leading and trailing.
    public enum Edge: String, Hashable, Sendable, CaseIterable { case top, bottom, leading, trailing }

    /// What the edge is held to.
    public enum Target: Hashable, Sendable {
        /// An edge of a view around it, the controller's own view included.
        case superview
        case safeArea
        case margins
        /// `topLayoutGuide` or `bottomLayoutGuide`.
        case layoutGuide
        case keyboard
        /// Another view or guide, by object id.
        case other(String)
    }

    public var edge: Edge
    public var target: Target
    /// Which edge of the target.
    public var targetEdge: Edge
    /// Distance in points towards the inside of the target; negative outside.
    public var inset: Double
    public var constraintID: String

    public init(edge: Edge, target: Target, targetEdge: Edge, inset: Double, constraintID: String) {
        self.edge = edge
        self.target = target
        self.targetEdge = targetEdge
        self.inset = inset
        self.constraintID = constraintID
    }
}

extension InterfaceScene {
    /// The constraints that hold edges of a view, in the file's order.
    public func pins(of viewID: String) -> [InterfacePin] {
        guard let path = rootViews.lazy.map({ $0.path(to: viewID) }).first(where: { !$0.isEmpty }) else { return [] }
        let around = Set(path.dropLast().map(\.id))
        let guides = Dictionary(path.flatMap(\.guides).map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
        return path.flatMap(\.constraints).compactMap { constraint in
            guard !constraint.isExcluded, constraint.relation == .equal, let second = constraint.second else { return nil }
            if constraint.first.item == viewID {
                return pin(constraint, own: constraint.first, other: second, sign: 1, around, guides)
            }
            return second.item == viewID ? pin(constraint, own: second, other: constraint.first, sign: -1, around, guides) : nil
        }
    }

    private func pin(
        _ constraint: InterfaceConstraint, own: InterfaceConstraint.Anchor, other: InterfaceConstraint.Anchor, sign: Double,
        _ around: Set<String>, _ guides: [String: InterfaceGuide.Kind]
    ) -> InterfacePin? {
        guard let edge = InterfacePin.Edge(attribute: own.attribute), let otherEdge = InterfacePin.Edge(attribute: other.attribute) else {
            return nil
        }
        let target: InterfacePin.Target
        switch guides[other.item] {
        case .safeArea: target = .safeArea
        case .margins, .readable: target = .margins
        case .keyboard: target = .keyboard
        case .top, .bottom: target = .layoutGuide
        case .scrollContent, .scrollFrame, .other: target = .other(other.item)
        case nil where around.contains(other.item): target = other.attribute.hasSuffix("Margin") ? .margins : .superview
        case nil: target = .other(other.item)
        }
        let inward = edge == .top || edge == .leading ? 1.0 : -1.0
        return InterfacePin(
            edge: edge, target: target, targetEdge: otherEdge, inset: sign * inward < 0 ? 0 - constraint.constant : constraint.constant,
            constraintID: constraint.id)
    }
}

extension InterfacePin.Edge {
    /// From `NSLayoutConstraint.Attribute`'s names; nil for what is no edge.
    init?(attribute: String) {
        switch attribute {
        case "top", "topMargin": self = .top
        case "bottom", "bottomMargin": self = .bottom
        case "leading", "left", "leadingMargin", "leftMargin": self = .leading
        case "trailing", "right", "trailingMargin", "rightMargin": self = .trailing
        default: return nil
        }
    }
}
