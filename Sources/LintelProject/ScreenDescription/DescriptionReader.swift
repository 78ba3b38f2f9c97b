import Foundation
import LintelEvidence
import LintelModel

/// Reads values out of the tree of one description; errors say file, line and column.
struct DescriptionReader: Sendable {
    /// As the person named it.
    let file: String

    /// One member of an object, and what it does to what is being read.
    struct Member<Target>: Sendable {
        let name: String
        let read: @Sendable (DescriptionReader, JSON5, inout Target) throws(DescriptionError) -> Void

        init(
            _ name: String, _ read: @escaping @Sendable (DescriptionReader, JSON5, inout Target) throws(DescriptionError) -> Void
        ) {
            self.name = name
            self.read = read
        }

        /// A member that is one property, read by one function.
        init<Value>(
            _ name: String, _ path: any WritableKeyPath<Target, Value> & Sendable,
            _ read: @escaping @Sendable (DescriptionReader, JSON5) throws(DescriptionError) -> Value
        ) {
            self.init(name) { (reader, node, target) throws(DescriptionError) in
                target[keyPath: path] = try read(reader, node)
            }
        }
    }

    func error(_ reason: DescriptionError.Reason, at position: TextPosition) -> DescriptionError {
        DescriptionError(reason, at: Place(file: file, range: TextRange(start: position, end: position)))
    }

    func wrongType(_ node: JSON5, expected: String) -> DescriptionError {
        error(.value(.wrongType(found: node.value.kindName, expected: expected)), at: node.position)
    }

    /// Goes through an object's members by their table; `thing` names the object in messages.
    func read<Target>(_ node: JSON5, into target: inout Target, _ table: [Member<Target>], thing: String) throws(DescriptionError) {
        for member in try members(node, thing) {
            guard let row = table.first(where: { $0.name == member.key }) else {
                throw error(.unknownMember(member.key, of: thing, known: table.map(\.name)), at: member.keyPosition)
            }
            try row.read(self, member.value, &target)
        }
    }

    func members(_ node: JSON5, _ thing: String) throws(DescriptionError) -> [JSON5.Member] {
        guard case .object(let members) = node.value else { throw wrongType(node, expected: "an object for \(thing)") }
        return members
    }

    func list<Value>(
        _ node: JSON5, of read: (DescriptionReader, JSON5) throws(DescriptionError) -> Value
    ) throws(DescriptionError) -> [Value] {
        guard case .array(let nodes) = node.value else { throw wrongType(node, expected: "a list") }
        var values: [Value] = []
        for node in nodes { values.append(try read(self, node)) }
        return values
    }

    func setting<Value>(
        _ node: JSON5, _ read: (SettingInput) throws(SettingProblem) -> Value
    ) throws(DescriptionError) -> Value {
        do throws(SettingProblem) {
            return try read(.json(node.value))
        } catch {
            throw self.error(.value(error), at: node.position)
        }
    }

    func text(_ node: JSON5) throws(DescriptionError) -> String {
        try setting(node) { (input) throws(SettingProblem) in try input.text() }
    }

    func flag(_ node: JSON5) throws(DescriptionError) -> Bool {
        try setting(node) { (input) throws(SettingProblem) in try input.flag() }
    }

    func number(_ node: JSON5, in range: ClosedRange<Double>) throws(DescriptionError) -> Double {
        try setting(node) { (input) throws(SettingProblem) in try input.number(in: range) }
    }

    func wholeNumber(_ node: JSON5, in range: ClosedRange<Int>) throws(DescriptionError) -> Int {
        try setting(node) { (input) throws(SettingProblem) in try input.wholeNumber(in: range) }
    }

    /// Texts by key, by language.
    func languages(_ node: JSON5) throws(DescriptionError) -> [String: [String: String]] {
        var languages: [String: [String: String]] = [:]
        for language in try members(node, "the languages") {
            for entry in try members(language.value, "the texts") {
                languages[language.key, default: [:]][entry.key] = try text(entry.value)
            }
        }
        return languages
    }

    /// One of a few words; `table` holds what each stands for.
    func word<Value>(_ node: JSON5, _ table: [(name: String, value: Value)]) throws(DescriptionError) -> Value {
        let text = try text(node)
        if let row = table.first(where: { $0.name == text }) { return row.value }
        throw unknown(text, at: node, allowed: table.map(\.name))
    }

    func unknown(_ text: String, at node: JSON5, allowed: [String]) -> DescriptionError {
        error(.value(.unknown(text, allowed: allowed, nearest: NearestName.of(text, among: allowed))), at: node.position)
    }

    /// A picture file, by its path from the working directory or the root.
    func picture(_ node: JSON5) throws(DescriptionError) -> String {
        let path = try text(node)
        let folder = (file as NSString).deletingLastPathComponent
        let found = path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
        guard FileManager.default.isReadableFile(atPath: found) else { throw error(.missingPicture(path), at: node.position) }
        return found
    }
}
