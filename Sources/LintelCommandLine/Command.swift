/// One of the tool's commands. The files in `Commands/` register themselves: a file's name is its type's name.
protocol Command: Sendable {
    /// The word that calls it.
    var name: String { get }
    var syntax: CommandSyntax { get }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus
}

/// What the tool says to the shell (cli.md).
enum ExitStatus: Int32 {
    case done = 0
    /// Findings at or above the failing severity.
    case findings = 1
    case couldNotWork = 2
}
