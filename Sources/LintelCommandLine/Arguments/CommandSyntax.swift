/// How a command is called; its help and its errors are made of it.
struct CommandSyntax: Sendable {
    /// What may stand beside the options.
    struct Operands: Sendable {
        /// Such as `SCREEN…`.
        let placeholder: String
        let count: ClosedRange<Int>
    }

    /// One line, lower case, without full stop.
    let summary: String
    /// Further paragraphs of the help.
    let details: [String]
    let operands: Operands?
    let groups: [OptionGroup]

    init(_ summary: String, details: [String] = [], operands: Operands? = nil, groups: [OptionGroup] = []) {
        self.summary = summary
        self.details = details
        self.operands = operands
        self.groups = groups + [OptionGroup(title: "help", options: [CommandSyntax.help.syntax])]
    }

    static let help = Option.flag("help", short: "h", help: "print this page")

    var options: [OptionSyntax] { groups.flatMap(\.options) }
}
