import LintelProject

/// Sorts the words of a command line by a command's syntax: `--key value`, `--key=value`, `-k value`, `-kvalue`, `--`, `-`.
package struct ArgumentParser {
    private let syntax: CommandSyntax
    private var rest: ArraySlice<String>
    private var arguments = Arguments()

    package static func parse(_ words: some Sequence<String>, _ syntax: CommandSyntax) throws(UsageError) -> Arguments {
        var parser = ArgumentParser(syntax: syntax, rest: ArraySlice(words))
        try parser.parse()
        return parser.arguments
    }

    private init(syntax: CommandSyntax, rest: ArraySlice<String>) {
        self.syntax = syntax
        self.rest = rest
    }

    private mutating func parse() throws(UsageError) {
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.operands += rest
                rest = []
            } else if word.hasPrefix("--") {
                try longOption(word.dropFirst(2))
            } else if word.hasPrefix("-"), word.count > 1 {
                try shortOption(word)
            } else {
                arguments.operands.append(word)
            }
        }
        // Somebody who asks for help need not give the rest.
        if !arguments.has(CommandSyntax.help) { try checkOperands() }
    }

    private mutating func longOption(_ word: Substring) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = syntax.options.first(where: { $0.name == name }) else {
            throw .unknownOption("--\(name)", known: syntax.options.map(\.name))
        }
        try take(option, spelled: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    private mutating func shortOption(_ word: String) throws(UsageError) {
        let letter = word[word.index(after: word.startIndex)]
        guard let option = syntax.options.first(where: { $0.short == letter }) else {
            throw .unknownOption(word, known: syntax.options.map(\.name))
        }
        let attached = word.dropFirst(2)
        if option.isFlag, !attached.isEmpty { throw .unknownOption(word, known: syntax.options.map(\.name)) }
        let value = attached.hasPrefix("=") ? attached.dropFirst() : attached
        try take(option, spelled: "-\(letter)", attached: attached.isEmpty ? nil : String(value))
    }

    private mutating func take(_ option: OptionSyntax, spelled: String, attached: String?) throws(UsageError) {
        if !option.repeats, arguments.isGiven(option.name) { throw .givenTwice(spelled) }
        var value = attached
        if value == nil, let placeholder = option.placeholder {
            // A word that looks like an option is one: whoever means it as a value writes `--key=-value`.
            guard let next = rest.first, next == "-" || !next.hasPrefix("-") || Double(next) != nil else {
                throw .missingValue(spelled, placeholder: placeholder)
            }
            value = rest.removeFirst()
        }
        let input = SettingInput.argument(value)
        do throws(SettingProblem) {
            try option.check(input)
        } catch {
            throw .badValue(spelled, error)
        }
        arguments.add(input, to: option)
    }

    private func checkOperands() throws(UsageError) {
        let count = arguments.operands.count
        guard let operands = syntax.operands else {
            if let first = arguments.operands.first { throw .unexpectedOperand(first) }
            return
        }
        if count < operands.count.lowerBound { throw .missingOperand(operands.placeholder) }
        if count > operands.count.upperBound { throw .unexpectedOperand(arguments.operands[operands.count.upperBound]) }
    }
}
