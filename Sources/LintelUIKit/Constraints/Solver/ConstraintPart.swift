/// Constraints that hang together. They are taken level by level, from required down: what a level can reach is kept from then on, so that no
/// number of weaker wishes outweighs a stronger one.
struct ConstraintPart {
    /// With the constraint's place in the system.
    var entries: [(index: Int, constraint: LinearConstraint)] = []
    var sizes: [Int] = []

    struct Answer {
        var values: [(column: Int, value: Double)]
        var broken: [Int]
    }

    /// Sizes shrink to nought rather than below, before any wish that is not required is looked at.
    private static let sizePriority = 999.5

    func solved() -> Answer {
        var columns: [Int: Int] = [:]
        var originals: [Int] = []
        for entry in entries {
            for term in entry.constraint.expression.terms where columns[term.column] == nil {
                columns[term.column] = originals.count
                originals.append(term.column)
            }
        }
        var tableau = Tableau(freeColumns: originals.count)
        var broken: [Int] = []
        for level in levels(columns) {
            // Only what is required can be broken; a size below nought for instance is no constraint of the app's.
            for wish in level where !tableau.add(wish.constraint, tag: wish.index) && wish.constraint.isRequired {
                broken.append(wish.index)
            }
            let missed = tableau.settle()
            if level.first?.constraint.isRequired == true { broken += missed }
        }
        let values = originals.enumerated().map { (column: $1, value: tableau.value(of: $0)) }
        return Answer(values: values, broken: broken)
    }

    private typealias Entry = (index: Int, constraint: LinearConstraint)

    private func levels(_ columns: [Int: Int]) -> [[Entry]] {
        let wishes: [Entry] =
            entries.map { entry in
                var constraint = entry.constraint
                var expression = LinearExpression(constant: constraint.expression.constant)
                for term in constraint.expression.terms {
                    if let column = columns[term.column] { expression.add(LinearExpression(column: column), times: term.factor) }
                }
                constraint.expression = expression
                return (entry.index, constraint)
            }
            + sizes.compactMap { columns[$0] }.map { column in
                (
                    Tableau.noTag,
                    LinearConstraint(expression: LinearExpression(column: column), relation: .atLeast, priority: Self.sizePriority)
                )
            }
        // Required equalities come before required limits: then only limits ever need the simplex to be met.
        func rank(_ entry: Entry) -> Double {
            entry.constraint.isRequired && entry.constraint.relation == .equal ? .infinity : entry.constraint.priority
        }
        return Dictionary(grouping: wishes, by: rank).sorted { $0.key > $1.key }.map(\.value)
    }
}
