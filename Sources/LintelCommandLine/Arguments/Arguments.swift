import LintelProject

/// What was given to a command; every value has been checked.
struct Arguments: Sendable {
    var operands: [String] = []
    private var values: [String: [SettingInput]] = [:]

    mutating func add(_ input: SettingInput, to option: OptionSyntax) { values[option.name, default: []].append(input) }

    func isGiven(_ name: String) -> Bool { values[name] != nil }

    /// All values in the order they were given.
    func inputs(of name: String) -> [SettingInput] { values[name] ?? [] }

    /// The option's values are read a second time here; that they can be read was found out while parsing.
    func all<Value>(_ option: Option<Value>) -> [Value] {
        inputs(of: option.syntax.name).compactMap { try? option.read($0) }
    }

    subscript<Value>(_ option: Option<Value>) -> Value? { all(option).last }

    func has(_ flag: Option<Bool>) -> Bool { self[flag] ?? false }
}
