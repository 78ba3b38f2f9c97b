/// The pages that `--help` prints.
package enum HelpPage {
    /// Characters a line holds.
    package static let width = 100
    private static let column = 30

    /// - Parameter program: what people type before the options, such as `lintel render`.
    package static func page(of syntax: CommandSyntax, program: String) -> String {
        var text = wrap("\(program): \(syntax.summary)", indent: 0) + "\n"
        text += "usage: \(program) [OPTIONS]" + (syntax.operands.map { " \($0.placeholder)" } ?? "") + "\n"
        for paragraph in syntax.details { text += "\n" + wrap(paragraph, indent: 0) }
        for group in syntax.groups {
            text += "\n\(group.title)\n"
            for option in group.options { text += line(of: option) }
        }
        return text
    }

    private static func line(of option: OptionSyntax) -> String {
        var head = "  " + (option.short.map { "-\($0), " } ?? "") + "--\(option.name)"
        if let placeholder = option.placeholder { head += " \(placeholder)" + (option.repeats ? " …" : "") }
        let help = wrap(option.help, indent: column)
        if head.count + 2 > column { return head + "\n" + help }
        return head.padded(to: column) + help.drop { $0 == " " }
    }

    /// Breaks a text at spaces, every line indented.
    package static func wrap(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(margin + word)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    package func padded(to width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
}
