public import LintelEvidence
public import LintelModel

/// Why a script cannot be run, and where in which file.
public struct ScriptError: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        case unreadable(ReadError)
        case unknownAction(String)
        /// Nothing stands where `expected` should.
        case missing(String, after: String)
        case unexpected(String, after: String)
        case openQuotation
        case value(SettingProblem, of: String)
        /// A place that the screen, of this size in points, does not have.
        case outside(Point, Size)
        /// Seconds.
        case tooLong(limit: Double)
    }

    public var reason: Reason
    public var place: Place

    public init(_ reason: Reason, at place: Place) {
        self.reason = reason
        self.place = place
    }
}

extension ScriptError {
    /// For people; lower case, without full stop.
    public var message: String {
        switch reason {
        case .unreadable(let problem): problem.message
        case .unknownAction(let word): "`\(word)` is no action"
        case .missing(let expected, let before): "\(expected) is missing after `\(before)`"
        case .unexpected(let word, let before): "`\(word)` is more than `\(before)` takes"
        case .openQuotation: "the quotation mark is never closed"
        case .value(let problem, let name): "\(name): \(problem.message)"
        case .outside(let point, let size):
            "\(point.x.shortText) \(point.y.shortText) lies outside the screen of \(size.width.shortText) × \(size.height.shortText) points"
        case .tooLong(let limit): "the script runs longer than \(limit.shortText) seconds"
        }
    }

    /// How to go on; nil where the message says it.
    public var help: String? {
        switch reason {
        case .unreadable: nil
        case .unknownAction(let word):
            (NearestName.of(word, among: ScriptAction.names).map { "nearest: \($0); " } ?? "")
                + "actions: \(ScriptAction.names.joined(separator: ", "))"
        case .missing(_, let action), .unexpected(_, let action): ScriptAction.usage(of: action).map { "write `\($0)`" }
        case .openQuotation: "close it on the same line; \\\" stands for a quotation mark in a text"
        case .value(let problem, _): problem.help
        case .outside: "places are points from the top left of the screen as held"
        case .tooLong: "shorten its waits"
        }
    }
}
