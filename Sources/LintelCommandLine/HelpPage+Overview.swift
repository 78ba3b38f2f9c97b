import LintelRunning

extension HelpPage {
    /// What `lintel --help` prints.
    static func overview(_ commands: [any Command]) -> String {
        let longest = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { "  " + $0.name.padded(to: longest + 2) + $0.syntax.summary + "\n" }
        return """
            lintel checks, draws and measures the status bars and toolbars of iOS apps

            usage: lintel COMMAND [OPTIONS] [ARGUMENTS]
                   lintel --version

            commands
            \(lines.joined())
            `lintel COMMAND --help` tells more of each.

            """
    }
}
