/// A command of a program: one of the tool's, or an app's own `main()`.
package protocol Command: Sendable {
    /// The word that calls it.
    var name: String { get }
    var syntax: CommandSyntax { get }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus
}

extension Command {
    /// Reads the words behind the command, answers a question for help, and runs it.
    /// - Parameter program: what people type to call it, such as `lintel render`.
    package func run(_ words: some Sequence<String>, as program: String, _ console: Console) throws(CommandError) -> ExitStatus {
        let arguments: Arguments
        do throws(UsageError) {
            arguments = try ArgumentParser.parse(words, syntax)
        } catch {
            throw .usage(error)
        }
        if arguments.has(CommandSyntax.help) {
            console.print(HelpPage.page(of: syntax, program: program))
            return .done
        }
        return try run(arguments, console)
    }
}
