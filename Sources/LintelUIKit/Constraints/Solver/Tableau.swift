/// The simplex method over columns that are free (places and sizes) or not below nought (slacks and misses). Rows say what a column is in terms
/// of columns that stand at nought; a row without free columns on its right is one of the method's, the others are only looked up at the end.
struct Tableau {
    static let noTag = -1

    private var rows: [LinearExpression] = []
    private var basics: [Int] = []
    /// The row of a column; nil where it stands at nought.
    private var rowOf: [Int?]
    private var isFree: [Bool]
    /// What misses the wishes of the level at hand, and whose wish it is.
    private var misses: [(column: Int, tag: Int)] = []

    init(freeColumns: Int) {
        rowOf = Array(repeating: nil, count: freeColumns)
        isFree = Array(repeating: true, count: freeColumns)
    }

    func value(of column: Int) -> Double { rowOf[column].map { rows[$0].constant } ?? 0 }

    /// Adds a wish to the level at hand; false where it is settled already, and missed.
    mutating func add(_ constraint: LinearConstraint, tag: Int) -> Bool {
        var expression = reduced(constraint.expression)
        if constraint.relation == .atLeast { expression = expression * -1 }
        if constraint.relation == .equal {
            if let column = freeColumn(of: expression) {
                solve(expression, for: column)
                return true
            }
            if expression.terms.isEmpty { return abs(expression.constant) <= ConstraintSystem.tolerance }
            miss(expression, other: addMiss(tag), tag: tag)
            return true
        }
        let slack = addColumn()
        if let column = freeColumn(of: expression) {
            solve(expression + LinearExpression(column: slack), for: column)
            return true
        }
        if expression.terms.isEmpty { return expression.constant <= ConstraintSystem.tolerance }
        miss(expression, other: slack, tag: tag)
        return true
    }

    /// Meets the level's wishes as well as can be, keeps what was reached, and answers whose are missed.
    mutating func settle() -> [Int] {
        guard !misses.isEmpty else { return [] }
        var cost = LinearExpression()
        for miss in misses { cost.add(rowOf[miss.column].map { rows[$0] } ?? LinearExpression(column: miss.column), times: 1) }
        minimise(&cost)
        // Whatever costs would raise this level's misses again: it stays at nought for good.
        let dead = Set(cost.terms.filter { $0.factor > LinearExpression.epsilon }.map(\.column))
        if !dead.isEmpty { for index in rows.indices { rows[index].removeAll(dead) } }
        let missed = misses.filter { value(of: $0.column) > ConstraintSystem.tolerance }.map(\.tag)
        misses = []
        return missed
    }

    // MARK: - Rows

    private mutating func addColumn() -> Int {
        rowOf.append(nil)
        isFree.append(false)
        return rowOf.count - 1
    }

    private mutating func addMiss(_ tag: Int) -> Int {
        let column = addColumn()
        misses.append((column, tag))
        return column
    }

    /// `expression + other - miss = 0`: one of the two has a row from the start, so that nothing is below nought.
    private mutating func miss(_ expression: LinearExpression, other: Int, tag: Int) {
        let miss = addMiss(tag)
        if expression.constant > 0 {
            addRow(expression + LinearExpression(column: other), of: miss)
        } else {
            addRow(LinearExpression(column: miss) - expression, of: other)
        }
    }

    private mutating func addRow(_ row: LinearExpression, of column: Int) {
        rowOf[column] = rows.count
        rows.append(row)
        basics.append(column)
    }

    private func reduced(_ expression: LinearExpression) -> LinearExpression {
        var result = LinearExpression(constant: expression.constant)
        for term in expression.terms {
            result.add(rowOf[term.column].map { rows[$0] } ?? LinearExpression(column: term.column), times: term.factor)
        }
        return result
    }

    private func freeColumn(of expression: LinearExpression) -> Int? {
        expression.terms.filter { isFree[$0.column] }.max { abs($0.factor) < abs($1.factor) }?.column
    }

    /// Makes `expression = 0` say what a free column is.
    private mutating func solve(_ expression: LinearExpression, for column: Int) {
        var rest = expression
        guard let factor = rest.remove(column) else { return }
        rest = rest * (-1 / factor)
        for index in rows.indices { rows[index].substitute(column, by: rest) }
        addRow(rest, of: column)
    }

    // MARK: - Simplex

    private mutating func minimise(_ cost: inout LinearExpression) {
        var turns = 0
        while let entering = entering(cost, careful: turns > Self.quickTurns), let leaving = leaving(entering) {
            pivot(leaving, entering)
            if let row = rowOf[entering] { cost.substitute(entering, by: rows[row]) }
            turns += 1
        }
    }

    /// After so many turns the smallest column enters instead of the steepest: slower, but it cannot go in circles (Bland's rule).
    private static let quickTurns = 500

    private func entering(_ cost: LinearExpression, careful: Bool) -> Int? {
        let candidates = cost.terms.filter { $0.factor < -LinearExpression.epsilon }
        return careful ? candidates.first?.column : candidates.min { $0.factor < $1.factor }?.column
    }

    /// The row that reaches nought first as a column grows.
    private func leaving(_ column: Int) -> Int? {
        var best: (row: Int, limit: Double)?
        for row in rows.indices where !isFree[basics[row]] {
            guard let factor = rows[row].factor(of: column), factor < -LinearExpression.epsilon else { continue }
            let limit = max(0, rows[row].constant) / -factor
            if let found = best, limit > found.limit || (limit == found.limit && basics[row] > basics[found.row]) { continue }
            best = (row, limit)
        }
        return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        var rest = rows[row]
        guard let factor = rest.remove(column) else { return }
        rest.add(LinearExpression(column: basics[row]), times: -1)
        rest = rest * (-1 / factor)
        rowOf[basics[row]] = nil
        rowOf[column] = row
        basics[row] = column
        rows[row] = rest
        for index in rows.indices where index != row { rows[index].substitute(column, by: rest) }
    }
}
