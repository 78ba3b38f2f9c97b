public import LintelEvidence
import LintelModel

/// Why a screen description cannot be used, and where in which file.
public struct DescriptionError: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        case unreadable(ReadError)
        case syntax(JSON5Error.Reason)
        case unknownMember(String, of: String, known: [String])
        case missingMember(String, of: String)
        case value(SettingProblem)
        /// Members of which only one may stand, such as an item's `title` and `icon`.
        case oneOf([String], of: String, found: [String])
        case missingPicture(String)
    }

    public var reason: Reason
    public var place: Place

    public init(_ reason: Reason, at place: Place) {
        self.reason = reason
        self.place = place
    }
}

extension DescriptionError {
    /// For people; lower case, without full stop.
    public var message: String {
        switch reason {
        case .unreadable(let problem): problem.message
        case .syntax(let reason): JSON5Error(reason, at: .start).message
        case .unknownMember(let name, let thing, _): "\(thing) has no member `\(name)`"
        case .missingMember(let name, let thing): "\(thing) lacks `\(name)`"
        case .value(let problem): problem.message
        case .oneOf(_, let thing, let found) where found.isEmpty: "\(thing) says nothing of what it shows"
        case .oneOf(_, let thing, let found): "\(thing) has \(Self.list(found, "and")), which exclude each other"
        case .missingPicture(let path): "picture `\(path)` does not exist"
        }
    }

    /// How to go on; nil where the message says it.
    public var help: String? {
        switch reason {
        case .unreadable: nil
        case .syntax: "the file is JSON5: comments, single quotes, bare names and trailing commas are fine"
        case .unknownMember(let name, _, let known):
            (NearestName.of(name, among: known).map { "nearest: \($0); " } ?? "") + "members: \(known.joined(separator: ", "))"
        case .missingMember(let name, _): "add `\(name)`"
        case .value(let problem): problem.help
        case .oneOf(let members, _, _): "give one of \(Self.list(members.map { "`\($0)`" }, "or"))"
        case .missingPicture: "paths are relative to the description's folder"
        }
    }

    private static func list(_ words: [String], _ conjunction: String) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " \(conjunction) " + words[words.count - 1]
    }
}
