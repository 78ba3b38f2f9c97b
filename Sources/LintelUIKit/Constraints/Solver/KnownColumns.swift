/// Follows required equalities that leave one column open: most of a screen is settled so, without any solving.
struct KnownColumns {
    private let system: ConstraintSystem
    private(set) var values: [Double?]
    /// Constraints that have given a column its value, or were found to hold or to be broken.
    private(set) var isUsed: [Bool]
    private(set) var broken: [Int] = []
    private var users: [[Int]]
    private var openCounts: [Int]

    init(_ system: ConstraintSystem) {
        self.system = system
        values = Array(repeating: nil, count: system.columnCount)
        isUsed = Array(repeating: false, count: system.constraints.count)
        users = Array(repeating: [], count: system.columnCount)
        openCounts = system.constraints.map(\.expression.terms.count)
        for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
            for term in constraint.expression.terms { users[term.column].append(index) }
        }
    }

    mutating func propagate() {
        var queue = system.constraints.indices.filter { system.constraints[$0].isRequired && openCounts[$0] <= 1 }
        var next = 0
        while next < queue.count {
            let index = queue[next]
            next += 1
            guard !isUsed[index] else { continue }
            let constraint = system.constraints[index]
            if openCounts[index] == 0 {
                isUsed[index] = true
                check(constraint, index)
            } else if constraint.relation == .equal, let column = settle(constraint) {
                isUsed[index] = true
                for user in users[column] {
                    openCounts[user] -= 1
                    if openCounts[user] <= 1 { queue.append(user) }
                }
            }
        }
    }

    private mutating func check(_ constraint: LinearConstraint, _ index: Int) {
        if constraint.violation(reduced(constraint.expression).constant) > ConstraintSystem.tolerance { broken.append(index) }
    }

    /// Answers the column that has got its value.
    private mutating func settle(_ constraint: LinearConstraint) -> Int? {
        let rest = reduced(constraint.expression)
        guard let term = rest.terms.first else { return nil }
        values[term.column] = -rest.constant / term.factor
        return term.column
    }

    /// The expression with known columns put in.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
        var rest = LinearExpression(constant: expression.constant)
        for term in expression.terms {
            if let value = values[term.column] {
                rest.constant += value * term.factor
            } else {
                rest.add(LinearExpression(column: term.column), times: term.factor)
            }
        }
        return rest
    }
}
