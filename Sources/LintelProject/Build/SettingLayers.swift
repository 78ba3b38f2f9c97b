internal import LintelEvidence

/// Settings under construction: one level laid over those below it.
struct SettingLayers: Sendable {
    /// Names without condition.
    private(set) var settings: [String: BuildSetting]
    /// What was there before this level, for `$(inherited)`.
    private let below: [String: BuildSetting]
    /// Settings of this level that a condition for the phone has set: the plain one does not undo them, wherever it stands.
    private var conditional: Set<String> = []
    private let configuration: String

    init(_ settings: [String: BuildSetting], configuration: String) {
        self.settings = settings
        below = settings
        self.configuration = configuration
    }

    /// Sets a value; one under a condition that does not hold on iOS devices in this configuration is dropped.
    mutating func set(_ writtenName: String, to value: String, at place: Place, valuePlace: Place) {
        let parts = writtenName.split(separator: "[")
        guard let first = parts.first else { return }
        let name = String(first.filter { $0 != " " })
        let conditions = parts.dropFirst().map { $0.filter { $0 != "]" && $0 != " " } }
        guard conditions.allSatisfy(holds) else { return }
        if conditions.isEmpty {
            if conditional.contains(name) { return }
        } else {
            conditional.insert(name)
        }
        settings[name] = BuildSetting(name: name, value: inheriting(value, name), place: place, valuePlace: valuePlace)
    }

    /// Conditions are for the phone's SDK, for any architecture, and for the configuration by name; each may end in a star.
    private func holds(_ condition: String) -> Bool {
        condition.split(separator: ",").allSatisfy { part in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { return false }
            switch sides[0] {
            case "sdk": return matches(sides[1], "iphoneos") || sides[1].hasPrefix("iphoneos")
            case "config": return matches(sides[1], configuration)
            case "arch": return sides[1] == "*" || matches(sides[1], "arm64")
            default: return false
            }
        }
    }

    private func matches(_ pattern: String, _ text: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    private func inheriting(_ value: String, _ name: String) -> String {
        guard value.contains("inherited") else { return value }
        let inherited = below[name]?.value ?? ""
        return ["$(inherited)", "${inherited}"].reduce(value) { text, mark in
            text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: inherited)
        }
    }
}
