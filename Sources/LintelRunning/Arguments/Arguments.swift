package import LintelProject

/// What was given to a command; every value has been checked.
package struct Arguments: Sendable {
    package var operands: [String] = []
    private var values: [String: [SettingInput]] = [:]

    package mutating func add(_ input: SettingInput, to option: OptionSyntax) { values[option.name, default: []].append(input) }

    package func isGiven(_ name: String) -> Bool { values[name] != nil }

    /// All values in the order they were given.
    package func inputs(of name: String) -> [SettingInput] { values[name] ?? [] }

    /// The option's values are read a second time here; that they can be read was found out while parsing.
    package func all<Value>(_ option: Option<Value>) -> [Value] {
        inputs(of: option.syntax.name).compactMap { try? option.read($0) }
    }

    package subscript<Value>(_ option: Option<Value>) -> Value? { all(option).last }

    package func has(_ flag: Option<Bool>) -> Bool { self[flag] ?? false }
}
