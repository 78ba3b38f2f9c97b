import Foundation
import Testing

/// The public members of one type, and what using each of them changes.
///
/// A row sets a stage up and gives back the use of the member; before and after it the stage is looked at, and must look otherwise.
@MainActor final class MemberTable: CustomTestStringConvertible {
    typealias Use = @MainActor () throws -> Void
    typealias Setting = @MainActor (Stage) throws -> Use

    struct Row {
        let members: [String]
        let line: Int
        let place: Stage.Place
        let setting: Setting
    }

    /// Values of one kind, each shown alone on a stage of its own; no two may look alike.
    struct Values {
        let members: [String]
        let line: Int
        let place: Stage.Place
        let shows: [(name: String, show: @MainActor (Stage) throws -> Void)]
        /// Names of values that UIKit shows alike.
        let alike: [[String]]
    }

    nonisolated let type: String
    let file: String
    private(set) var rows: [Row] = []
    private(set) var values: [Values] = []

    /// - Parameter type: as the members' names begin, `UIBarButtonItem.SystemItem` for instance; empty for functions without one.
    init(_ type: String, file: String = #filePath, _ fill: @MainActor (MemberTable) -> Void) {
        self.type = type
        self.file = file
        fill(self)
    }

    /// A row of one member; of several where one use needs them all.
    func member(_ names: String..., on place: Stage.Place = .phone, line: Int = #line, _ setting: @escaping Setting) {
        rows.append(Row(members: names.map(path), line: line, place: place, setting: setting))
    }

    /// A row for each value of a kind: cases, options, colours.
    func values<Value>(
        _ values: KeyValuePairs<String, Value>, on place: Stage.Place = .phone, alike: [[String]] = [], line: Int = #line,
        _ show: @escaping @MainActor (Stage, Value) throws -> Void
    ) {
        let shows = values.map { pair in
            (name: pair.key, show: { @MainActor stage in try show(stage, pair.value) } as @MainActor (Stage) throws -> Void)
        }
        self.values.append(Values(members: values.map { "\(type).\($0.key)" }, line: line, place: place, shows: shows, alike: alike))
    }

    /// As the module's symbol graph writes it.
    private func path(_ name: String) -> String { type.isEmpty ? name : "\(type).\(name)" }

    var members: [String] { rows.flatMap(\.members) + values.flatMap(\.members) }
    nonisolated var testDescription: String { type }
}
