import LintelReports
import LintelRunning

/// Prints where everything stands on screens.
struct MeasureCommand: Command {
    enum Format: String, CaseIterable, Sendable { case text, json, jsonl }

    let name = "measure"

    private static let format = Option<Format>.word("format", help: "text unless given")
    private static let fit = Option.flag(
        "fit", help: "prove that all items of toolbar and navigation bar fit, on every width, orientation, text size and language")
    private static let pixels = Option.flag("pixels", help: "numbers in pixels instead of points")

    var syntax: CommandSyntax {
        CommandSyntax(
            "prints the layout of screens as numbers: bars, items, insets, contrast, and what is painted",
            details: [ScreenOptions.operandHelp, FitRun.help],
            operands: CommandSyntax.Operands(placeholder: "SCREEN…", count: 0...Int.max),
            groups: [
                OptionGroup(
                    title: "output",
                    options: [Self.format.syntax, Self.pixels.syntax, Self.fit.syntax, ScreenCollector.scene.syntax])
            ] + ScreenOptions.groups)
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        if arguments.has(Self.fit) { return try FitRun(arguments, console).run(as: arguments[Self.format] ?? .text) }
        var collector = ScreenCollector(arguments, console)
        let screens = try collector.screens()
        let stage = try ScreenStage()
        let format = arguments[Self.format] ?? .text
        var values: [JSON] = []
        var told: Set<[String]> = []
        for (index, requested) in screens.enumerated() {
            let placed = try stage.place(requested.screen)
            let measured = MeasuredScreen(
                requested: requested, placed: placed, ink: try stage.ink(of: placed), inPixels: arguments.has(Self.pixels))
            switch format {
            case .text:
                console.print((index > 0 ? "\n" : "") + measured.table)
            case .json: values.append(measured.json)
            case .jsonl:
                console.print(measured.json.text(isPretty: false) + "\n")
                console.output.flush()
            }
            stage.reportMissingPictures(placed, of: requested.title, told: &told, console)
        }
        stage.reportMissingLetters(console)
        // One screen answers with an object, several with an array.
        if format == .json { console.print((values.count == 1 ? values[0] : .array(values)).text(isPretty: true) + "\n") }
        return .done
    }
}
