import Foundation

/// Turns the constraints of a tree of views into numbered columns and expressions. A view whose constraints decide about it has four columns;
/// every other one stands where its frame says.
@MainActor
struct SystemBuilder {
    /// Four columns in a row: x, y, width, height.
    struct Variable {
        let item: any LayoutItem
        let column: Int
    }

    /// Who asked for a constraint, for messages.
    enum Source {
        case constraint(NSLayoutConstraint)
        case view(UIView)
    }

    /// Texts that break: how wide each came out before it was broken.
    typealias Wraps = [ObjectIdentifier: CGFloat]

    let root: UIView
    let wraps: Wraps
    let isRootOpen: Bool
    let isMirrored: Bool
    private(set) var system = ConstraintSystem()
    private(set) var sources: [Source] = []
    private(set) var variables: [Variable] = []
    private var columns: [ObjectIdentifier: Int] = [:]
    private var constraints: [NSLayoutConstraint] = []
    private var stacks: [UIStackView] = []

    /// - Parameter isRootOpen: the root's size is looked for, instead of being what its frame says.
    init(_ root: UIView, wraps: Wraps = [:], isRootOpen: Bool = false) {
        self.root = root
        self.wraps = wraps
        self.isRootOpen = isRootOpen
        isMirrored = root.traitCollection.layoutDirection == .rightToLeft
        gather(root)
        guard isRootOpen || !constraints.isEmpty || !stacks.isEmpty else { return }
        if isRootOpen { open(root) }
        for constraint in constraints { for end in [constraint.firstEnd, constraint.secondEnd] { end.map { open($0.item) } } }
        for stack in stacks { for view in stack.shownSubviews { open(view) } }
        for constraint in constraints { add(constraint) }
        for stack in stacks { StackArrangement(stack).add(to: &self) }
        for variable in variables { if let view = variable.item as? UIView { addContentSize(of: view) } }
    }

    private mutating func gather(_ view: UIView) {
        constraints += view.layoutState.constraints
        if let stack = view as? UIStackView { stacks.append(stack) }
        for subview in view.subviews { gather(subview) }
    }

    /// Gives an item columns, where constraints decide about it.
    private mutating func open(_ item: any LayoutItem) {
        guard columns[ObjectIdentifier(item)] == nil else { return }
        if let view = item as? UIView {
            guard view === root ? isRootOpen : !view.translatesAutoresizingMaskIntoConstraints else { return }
        } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            open(owner)
            guard guide.kind == .free || guide.kind == .scrollContent else { return }
        }
        columns[ObjectIdentifier(item)] = system.columnCount
        variables.append(Variable(item: item, column: system.columnCount))
        for _ in 0..<4 { _ = system.addColumn() }
        system.sizes += [system.columnCount - 2, system.columnCount - 1]
    }

    /// The first of an item's columns; nil where its place is given.
    func column(of item: any LayoutItem) -> Int? { columns[ObjectIdentifier(item)] }

    /// A column that is no view's.
    mutating func spareColumn() -> LinearExpression { LinearExpression(column: system.addColumn()) }

    mutating func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Double, _ source: Source) {
        system.constraints.append(LinearConstraint(expression: expression, relation: relation, priority: priority))
        sources.append(source)
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstEnd, constraint.secondAttribute == .notAnAttribute || constraint.second != nil,
            let common = constraint.first?.commonView(with: constraint.second), common.isDescendant(of: root)
        else { return }
        let isMirrored = isMirrored && constraint.isDirectional
        var expression = value(first, in: common, isMirrored: isMirrored)
        if let second = constraint.secondEnd {
            expression.add(value(second, in: common, isMirrored: isMirrored), times: -Double(constraint.multiplier))
        }
        expression.constant -= Double(constraint.constant)
        add(expression, constraint.relation.linear, Double(constraint.priority.rawValue), .constraint(constraint))
    }

    /// Content holds its size against what would stretch or squeeze it.
    private mutating func addContentSize(of view: UIView) {
        guard let column = column(of: view) else { return }
        let size = view.contentSize(wrappedAt: wraps[ObjectIdentifier(view)])
        for (length, column, axis) in [(size.width, column + 2, NSLayoutConstraint.Axis.horizontal), (size.height, column + 3, .vertical)]
        where length >= 0 {
            let excess = LinearExpression(column: column) + -Double(length)
            add(excess, .atMost, Double(view.contentHuggingPriority(for: axis).rawValue), .view(view))
            add(excess, .atLeast, Double(view.contentCompressionResistancePriority(for: axis).rawValue), .view(view))
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var linear: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .atMost
        case .equal: .equal
        case .greaterThanOrEqual: .atLeast
        }
    }
}
