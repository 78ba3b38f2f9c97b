/// A sum of columns, each times a factor, and a constant.
struct LinearExpression: Equatable {
    struct Term: Equatable {
        var column: Int
        var factor: Double
    }

    /// By ascending column; no factor is nought.
    private(set) var terms: [Term]
    var constant: Double

    /// Factors smaller than this come from rounding.
    static let epsilon = 1e-9

    init(constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    init(column: Int, factor: Double = 1) {
        terms = [Term(column: column, factor: factor)]
        constant = 0
    }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b, times: 1)
        return sum
    }

    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b, times: -1)
        return sum
    }

    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(a, times: factor)
        return product
    }

    static func + (a: LinearExpression, constant: Double) -> LinearExpression {
        var sum = a
        sum.constant += constant
        return sum
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        guard !other.terms.isEmpty, factor != 0 else { return }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var index = 0
        for term in other.terms {
            while index < terms.count, terms[index].column < term.column {
                sum.append(terms[index])
                index += 1
            }
            var total = term.factor * factor
            if index < terms.count, terms[index].column == term.column {
                total += terms[index].factor
                index += 1
            }
            if abs(total) > Self.epsilon { sum.append(Term(column: term.column, factor: total)) }
        }
        sum.append(contentsOf: terms[index...])
        terms = sum
    }

    /// Nil where the column does not take part.
    func factor(of column: Int) -> Double? { place(of: column).map { terms[$0].factor } }

    /// Takes a column out and answers its factor.
    mutating func remove(_ column: Int) -> Double? {
        guard let place = place(of: column) else { return nil }
        return terms.remove(at: place).factor
    }

    /// Puts an expression in a column's place.
    mutating func substitute(_ column: Int, by other: LinearExpression) {
        if let factor = remove(column) { add(other, times: factor) }
    }

    mutating func removeAll(_ columns: Set<Int>) { terms.removeAll { columns.contains($0.column) } }

    private func place(of column: Int) -> Int? {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].column == column ? low : nil
    }
}
