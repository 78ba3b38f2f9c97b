/// How a command is called; its help and its errors are made of it.
package struct CommandSyntax: Sendable {
    /// What may stand beside the options.
    package struct Operands: Sendable {
        /// Such as `SCREEN…`.
        package let placeholder: String
        package let count: ClosedRange<Int>

        package init(placeholder: String, count: ClosedRange<Int>) {
            self.placeholder = placeholder
            self.count = count
        }
    }

    /// One line, lower case, without full stop.
    package let summary: String
    /// Further paragraphs of the help.
    package let details: [String]
    package let operands: Operands?
    package let groups: [OptionGroup]

    package init(_ summary: String, details: [String] = [], operands: Operands? = nil, groups: [OptionGroup] = []) {
        self.summary = summary
        self.details = details
        self.operands = operands
        self.groups = groups + [OptionGroup(title: "help", options: [CommandSyntax.help.syntax])]
    }

    package static let help = Option.flag("help", short: "h", help: "print this page")

    package var options: [OptionSyntax] { groups.flatMap(\.options) }
}
