/// The tool as a function: arguments in, exit status out.
public enum CommandLineTool {
    /// As `lintel --version` prints it (https://semver.org).
    public static let version = "0.1.0"

    /// The whole tool on standard output and standard error; answers the exit status: 0 clean, 1 findings, 2 could not work.
    public static func run(_ arguments: [String]) -> Int32 {
        let console = Console.standard()
        defer { console.flush() }
        return run(arguments, console).rawValue
    }

    /// What is said where results were lost on their way out: then nothing else that happened counts.
    private static func delivered(_ status: ExitStatus, _ console: Console) -> ExitStatus {
        console.output.flush()
        guard let reason = console.output.failure else { return status }
        console.complain(Diagnostic(message: "cannot write the results: \(reason)"))
        return .couldNotWork
    }

    static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
        do throws(CommandError) {
            return delivered(try dispatch(arguments, console), console)
        } catch {
            console.complain(error.diagnostic)
            return .couldNotWork
        }
    }

    private static func dispatch(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
        switch arguments.first {
        case nil: throw .usage(.noCommand)
        case "--version":
            console.print("lintel \(version)\n")
            return .done
        case "--help", "-h", "help":
            guard let name = arguments.dropFirst().first else {
                console.print(HelpPage.overview(allCommands))
                return .done
            }
            console.print(HelpPage.page(of: try command(named: name)))
            return .done
        case let name?:
            if name.hasPrefix("-") { throw .usage(.unknownOption(name, known: ["version", "help"])) }
            return try run(try command(named: name), arguments.dropFirst(), console)
        }
    }

    private static func command(named name: String) throws(CommandError) -> any Command {
        if let command = allCommands.first(where: { $0.name == name }) { return command }
        throw .usage(.unknownCommand(name, known: allCommands.map(\.name).sorted()))
    }

    private static func run(
        _ command: any Command, _ words: some Sequence<String>, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        let arguments: Arguments
        do throws(UsageError) {
            arguments = try ArgumentParser.parse(words, command.syntax)
        } catch {
            throw .usage(error)
        }
        if arguments.has(CommandSyntax.help) {
            console.print(HelpPage.page(of: command))
            return .done
        }
        return try command.run(arguments, console)
    }
}
