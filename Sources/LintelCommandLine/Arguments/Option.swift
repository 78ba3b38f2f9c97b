import LintelProject

/// One option as parser and help see it.
struct OptionSyntax: Sendable {
    /// Without the two hyphens.
    let name: String
    let short: Character?
    /// What stands after it; nil for a flag, which stands alone.
    let placeholder: String?
    let repeats: Bool
    let help: String
    let check: @Sendable (SettingInput) throws(SettingProblem) -> Void

    var isFlag: Bool { placeholder == nil }
}

/// An option whose values have a type.
struct Option<Value: Sendable>: Sendable {
    let syntax: OptionSyntax
    let read: @Sendable (SettingInput) throws(SettingProblem) -> Value

    init(
        _ name: String, short: Character? = nil, _ placeholder: String?, repeats: Bool = false, help: String,
        read: @escaping @Sendable (SettingInput) throws(SettingProblem) -> Value
    ) {
        self.read = read
        syntax = OptionSyntax(name: name, short: short, placeholder: placeholder, repeats: repeats, help: help) {
            (input) throws(SettingProblem) in _ = try read(input)
        }
    }
}

extension Option where Value == Bool {
    static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name, short: short, nil, help: help) { (input) throws(SettingProblem) in try input.flag() }
    }
}

extension Option where Value == String {
    static func text(_ name: String, short: Character? = nil, _ placeholder: String, repeats: Bool = false, help: String) -> Option {
        Option(name, short: short, placeholder, repeats: repeats, help: help) { (input) throws(SettingProblem) in try input.text() }
    }

    /// One of some words that are known only when the tool runs, such as the formats of reports.
    static func word(_ name: String, of words: [String], repeats: Bool = false, help: String) -> Option {
        Option(name, words.joined(separator: "|"), repeats: repeats, help: help) { (input) throws(SettingProblem) in
            try input.word(among: words)
        }
    }
}

extension Option where Value == Int {
    static func wholeNumber(_ name: String, in range: ClosedRange<Int>, help: String) -> Option {
        Option(name, "\(range.lowerBound)-\(range.upperBound)", help: help) { (input) throws(SettingProblem) in
            try input.wholeNumber(in: range)
        }
    }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    static func word(_ name: String, help: String) -> Option {
        Option(name, Value.allCases.map(\.rawValue).joined(separator: "|"), help: help) { (input) throws(SettingProblem) in
            try input.word(of: Value.self)
        }
    }
}

/// Options that belong together in the help.
struct OptionGroup: Sendable {
    let title: String
    let options: [OptionSyntax]
}
