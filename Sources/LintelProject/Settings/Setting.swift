import LintelModel

/// One thing that a flag of the command line and a member of the screen description set alike: the one truth of both.
public struct Setting<Target>: Sendable {
    /// What a checked value does to a screen or a status.
    public typealias Change = @Sendable (inout Target) -> Void

    /// The member's name, such as `textSize`.
    public let name: String
    /// The flag's name without hyphens before it, such as `text-size`.
    public let flag: String
    /// What stands after the flag in the help; nil for a flag that stands alone.
    public let placeholder: String?
    /// One line for `--help`.
    public let help: String
    /// May be given several times, which makes one screen for each value.
    public let isAxis: Bool
    /// Checks a value and answers what it does.
    public let change: @Sendable (SettingInput) throws(SettingProblem) -> Change

    init(
        _ name: String, flag: String? = nil, _ placeholder: String? = nil, isAxis: Bool = false, help: String,
        change: @escaping @Sendable (SettingInput) throws(SettingProblem) -> Change
    ) {
        self.name = name
        self.flag = flag ?? name
        self.placeholder = placeholder
        self.isAxis = isAxis
        self.help = help
        self.change = change
    }

    static func flag(_ name: String, flag: String? = nil, _ path: any WritableKeyPath<Target, Bool> & Sendable, help: String) -> Setting {
        Setting(name, flag: flag, help: help) { (input) throws(SettingProblem) in
            let isOn = try input.flag()
            return { $0[keyPath: path] = isOn }
        }
    }

    static func text(_ name: String, _ placeholder: String, _ path: any WritableKeyPath<Target, String?> & Sendable, help: String)
        -> Setting
    {
        Setting(name, placeholder, help: help) { (input) throws(SettingProblem) in
            let text = try input.text()
            return { $0[keyPath: path] = text.isEmpty ? nil : text }
        }
    }

    static func word<Word: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, flag: String? = nil, _ type: Word.Type, placeholder: String? = nil, isAxis: Bool = false, help: String,
        set: @escaping @Sendable (inout Target, Word) -> Void
    ) -> Setting where Word.RawValue == String {
        let words = Word.allCases.map(\.rawValue).joined(separator: "|")
        return Setting(name, flag: flag, placeholder ?? words, isAxis: isAxis, help: help) { (input) throws(SettingProblem) in
            let word = try input.word(of: type)
            return { set(&$0, word) }
        }
    }

    static func wholeNumber(
        _ name: String, in range: ClosedRange<Int>, help: String, set: @escaping @Sendable (inout Target, Int) -> Void
    ) -> Setting {
        Setting(name, "\(range.lowerBound)-\(range.upperBound)", help: help) { (input) throws(SettingProblem) in
            let number = try input.wholeNumber(in: range)
            return { set(&$0, number) }
        }
    }
}

/// What was asked for, by the name of the setting; a later value takes the place of an earlier one.
public struct SettingChanges<Target>: Sendable {
    private var changes: [String: Setting<Target>.Change] = [:]

    public init() {}

    /// Asks for a change; an earlier one of the same name is forgotten.
    public mutating func set(_ name: String, _ change: @escaping Setting<Target>.Change) { changes[name] = change }

    /// The other one's values win.
    public mutating func merge(_ other: SettingChanges) { changes.merge(other.changes) { $1 } }

    /// In the order of the table, so that the order in which values were given does not matter.
    func apply(to target: inout Target, in table: [Setting<Target>]) {
        for setting in table { changes[setting.name]?(&target) }
    }
}
