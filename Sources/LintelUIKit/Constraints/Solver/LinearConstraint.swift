/// An expression that shall be nought, at most nought or at least nought.
struct LinearConstraint: Equatable {
    enum Relation: Int { case atMost = -1, equal, atLeast }

    var expression: LinearExpression
    var relation: Relation
    /// 1 to 1000; a constraint of a higher priority never yields to those below it, however many they are.
    var priority: Double

    static let required = 1000.0

    var isRequired: Bool { priority >= Self.required }

    /// By how much it is missed where the expression has a value, in points.
    func violation(_ value: Double) -> Double {
        switch relation {
        case .equal: abs(value)
        case .atMost: max(0, value)
        case .atLeast: max(0, -value)
        }
    }
}
