import LintelEvidence
import SwiftSyntax

/// Reads the conditions of `if`, `guard`, `switch` and `#if`.
struct SwiftConditions {
    let values: SwiftValueReader

    /// All elements of a condition list, as conditions that hold inside.
    func read(_ list: ConditionElementListSyntax) -> [SourceCondition] {
        list.map { element in
            guard case .availability(let availability) = element.condition else { return .when(values.text(element.condition)) }
            return version(availability) ?? .when(values.text(element.condition))
        }
    }

    private func version(_ availability: AvailabilityConditionSyntax) -> SourceCondition? {
        for argument in availability.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text.hasPrefix("iOS"), let version = restriction.version
            else { continue }
            let major = Int(version.major.text) ?? 0
            let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
            let isUnavailable = availability.availabilityKeyword.tokenKind == .poundUnavailable
            return isUnavailable ? .before(major: major, minor: minor) : .available(major: major, minor: minor)
        }
        return nil
    }

    /// What holds where the list does not.
    func negated(_ conditions: [SourceCondition]) -> [SourceCondition] {
        guard conditions.count == 1, let only = conditions.first else {
            return [.when("!(" + conditions.map(Self.text).joined(separator: "&&") + ")")]
        }
        return [Self.negation(of: only)]
    }

    static func negation(of condition: SourceCondition) -> SourceCondition {
        switch condition {
        case .available(let major, let minor): .before(major: major, minor: minor)
        case .before(let major, let minor): .available(major: major, minor: minor)
        case .when(let text): .when("!(" + text + ")")
        case .compiled(let text): .compiled("!(" + text + ")")
        }
    }

    private static func text(_ condition: SourceCondition) -> String {
        switch condition {
        case .available(let major, let minor): "#available(iOS\(major).\(minor))"
        case .before(let major, let minor): "#unavailable(iOS\(major).\(minor))"
        case .when(let text), .compiled(let text): text
        }
    }

    /// The conditions of a `#if`'s clauses, one each.
    func clauses(_ declaration: IfConfigDeclSyntax) -> [SourceCondition] {
        var earlier: [String] = []
        return declaration.clauses.map { clause in
            let own = clause.condition.map { values.text($0) }
            let refused = earlier.map { "!(" + $0 + ")" }
            if let own { earlier.append(own) }
            return .compiled((refused + (own.map { [$0] } ?? [])).joined(separator: "&&"))
        }
    }
}
