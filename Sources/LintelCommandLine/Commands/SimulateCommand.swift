import LintelDraw
import LintelLayout
import LintelModel
import LintelRunning

/// Runs a screen: in a window, or by a script without any display.
struct SimulateCommand: Command {
    let name = "simulate"

    var syntax: CommandSyntax {
        CommandSyntax(
            "runs a screen in a window, or by a script without one", details: [ScreenOptions.operandHelp] + RunOptions.details,
            operands: CommandSyntax.Operands(placeholder: "SCREEN", count: 0...1),
            groups: [RunOptions.group(and: [ScreenCollector.scene.syntax])] + ScreenOptions.groups)
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let requested = try screen(arguments, console)
        let request = try RunRequest(arguments, on: requested.screen)
        let stage = try ScreenStage()
        var told: Set<[String]> = []
        stage.reportMissingPictures(try stage.place(requested.screen), of: requested.title, told: &told, console)
        let screen = requested.screen
        let subject = Runnable(hasTasks: false) { renderer in
            let layout = ScreenLayout(environment: renderer.environment)
            return ScreenSimulation(showing: screen) { (try? renderer.place($0)) ?? layout.place($0) }
        }
        try request.run(subject, on: stage, console)
        return .done
    }

    private func screen(_ arguments: Arguments, _ console: Console) throws(CommandError) -> RequestedScreen {
        var collector = ScreenCollector(arguments, console)
        let screens = try collector.screens()
        guard screens.count == 1 else {
            throw .usage(.severalScreensOneRun(count: screens.count, known: screens.map { $0.sceneName ?? $0.title }))
        }
        return screens[0]
    }
}
