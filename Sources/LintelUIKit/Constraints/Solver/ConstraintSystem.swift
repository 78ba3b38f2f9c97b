/// Everything that is to hold at once, over numbered columns.
struct ConstraintSystem: Equatable {
    var columnCount = 0
    /// Widths and heights: not below nought unless a required constraint makes them so.
    var sizes: [Int] = []
    var constraints: [LinearConstraint] = []

    /// A value for every column; columns that nothing determines are nought.
    struct Solution {
        var values: [Double]
        /// Places of required constraints that cannot hold beside those before them.
        var broken: [Int]
    }

    /// A miss smaller than this is none, in points.
    static let tolerance = 1e-6

    mutating func addColumn() -> Int {
        columnCount += 1
        return columnCount - 1
    }

    func solved() -> Solution {
        var known = KnownColumns(self)
        known.propagate()
        var broken = known.broken
        var values = known.values.map { $0 ?? 0 }
        for part in parts(known) {
            let answer = part.solved()
            for (column, value) in answer.values { values[column] = value }
            broken += answer.broken
        }
        return Solution(values: values, broken: broken.sorted())
    }

    /// What is left open falls apart into parts that know nothing of each other.
    private func parts(_ known: KnownColumns) -> [ConstraintPart] {
        var groups = DisjointSets(count: columnCount)
        var open: [(index: Int, constraint: LinearConstraint)] = []
        for (index, constraint) in constraints.enumerated() where !known.isUsed[index] {
            var constraint = constraint
            constraint.expression = known.reduced(constraint.expression)
            let terms = constraint.expression.terms
            guard let first = terms.first else { continue }
            for term in terms.dropFirst() { groups.join(first.column, term.column) }
            open.append((index, constraint))
        }
        var parts: [Int: ConstraintPart] = [:]
        for entry in open {
            let root = groups.root(of: entry.constraint.expression.terms[0].column)
            parts[root, default: ConstraintPart()].entries.append(entry)
        }
        for column in sizes where known.values[column] == nil { parts[groups.root(of: column)]?.sizes.append(column) }
        return parts.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// Which columns hang together.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of column: Int) -> Int {
        var column = column
        while parents[column] != column {
            parents[column] = parents[parents[column]]
            column = parents[column]
        }
        return column
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(of: a), root(of: b))
        if a != b { parents[max(a, b)] = min(a, b) }
    }
}
