package import LintelProject

/// One option as parser and help see it.
package struct OptionSyntax: Sendable {
    /// Without the two hyphens.
    package let name: String
    package let short: Character?
    /// What stands after it; nil for a flag, which stands alone.
    package let placeholder: String?
    package let repeats: Bool
    package let help: String
    package let check: @Sendable (SettingInput) throws(SettingProblem) -> Void

    package var isFlag: Bool { placeholder == nil }
}

/// An option whose values have a type.
package struct Option<Value: Sendable>: Sendable {
    package let syntax: OptionSyntax
    package let read: @Sendable (SettingInput) throws(SettingProblem) -> Value

    package init(
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
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name, short: short, nil, help: help) { (input) throws(SettingProblem) in try input.flag() }
    }
}

extension Option where Value == String {
    package static func text(_ name: String, short: Character? = nil, _ placeholder: String, repeats: Bool = false, help: String) -> Option
    {
        Option(name, short: short, placeholder, repeats: repeats, help: help) { (input) throws(SettingProblem) in try input.text() }
    }

    /// One of some words that are known only when the tool runs, such as the formats of reports.
    package static func word(_ name: String, of words: [String], repeats: Bool = false, help: String) -> Option {
        Option(name, words.joined(separator: "|"), repeats: repeats, help: help) { (input) throws(SettingProblem) in
            try input.word(among: words)
        }
    }
}

extension Option where Value == Int {
    package static func wholeNumber(_ name: String, in range: ClosedRange<Int>, help: String) -> Option {
        Option(name, "\(range.lowerBound)-\(range.upperBound)", help: help) { (input) throws(SettingProblem) in
            try input.wholeNumber(in: range)
        }
    }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    package static func word(_ name: String, help: String) -> Option {
        Option(name, Value.allCases.map(\.rawValue).joined(separator: "|"), help: help) { (input) throws(SettingProblem) in
            try input.word(of: Value.self)
        }
    }
}

/// Options that belong together in the help.
package struct OptionGroup: Sendable {
    package let title: String
    package let options: [OptionSyntax]

    package init(title: String, options: [OptionSyntax]) {
        self.title = title
        self.options = options
    }
}
