import LintelRunning

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

    static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
        console.run { () throws(CommandError) in try dispatch(arguments, console) }
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
            let command = try command(named: name)
            console.print(HelpPage.page(of: command.syntax, program: "lintel \(command.name)"))
            return .done
        case let name?:
            if name.hasPrefix("-") { throw .usage(.unknownOption(name, known: ["version", "help"])) }
            let command = try command(named: name)
            return try command.run(arguments.dropFirst(), as: "lintel \(command.name)", console)
        }
    }

    private static func command(named name: String) throws(CommandError) -> any Command {
        if let command = allCommands.first(where: { $0.name == name }) { return command }
        throw .usage(.unknownCommand(name, known: allCommands.map(\.name).sorted()))
    }
}
