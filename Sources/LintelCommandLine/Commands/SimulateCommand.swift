import LintelDraw
import LintelLayout
import LintelModel
import LintelProject
import LintelWindow

/// Runs a screen: in a window, or by a script without any display.
struct SimulateCommand: Command {
    let name = "simulate"

    private static let script = Option.text("script", "FILE", help: "replay the actions written there, without a window")
    private static let output = Option.text(
        "output", short: "o", "FOLDER|FILE", help: "the frames of a script: a folder of pictures, or one animated .png")
    private static let frames = Option<Int>.wholeNumber("fps", in: 1...120, help: "frames a second that are written; 30 unless given")
    private static let trace = Option.text("trace", "FILE|-", help: "what changed, when and why; JSON where the name ends in .json")
    private static let scale = Option<Int>.wholeNumber(
        "scale", in: 1...3, help: "pixels to a point; the device's own unless given, in a window as many as fit")

    private static let defaultFrames = 30

    var syntax: CommandSyntax {
        CommandSyntax(
            "runs a screen in a window, or by a script without one",
            details: [
                ScreenOptions.operandHelp,
                "In the window the mouse is a finger. Keys: \(WindowCommand.allCases.map { "\($0.keys) \($0.words)" }.joined(separator: ", ")).",
                """
                A script has one action a line, each after the end of the one before, or at the seconds that `at` says: `at 0.5 tap 196 700`. \
                Actions: \(GestureScript.usages.joined(separator: ", ")), and the options of the screen below without hyphens, such as \
                `appearance dark`. Places are points from the top left; # begins a comment.
                """,
            ],
            operands: CommandSyntax.Operands(placeholder: "SCREEN", count: 0...1),
            groups: [
                OptionGroup(
                    title: "run",
                    options: [
                        Self.script.syntax, Self.output.syntax, Self.frames.syntax, Self.trace.syntax, Self.scale.syntax,
                        ScreenCollector.scene.syntax,
                    ])
            ] + ScreenOptions.groups)
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let screen = try screen(arguments, console)
        guard let file = arguments[Self.script] else {
            if arguments[Self.output] != nil { throw .usage(.needsScript("-o")) }
            try show(screen, arguments, console)
            return .done
        }
        let machine = LiveMachine()
        let script: GestureScript
        do throws(ScriptError) {
            script = try GestureScript(readingFrom: WorkingFolder.relative(file), on: screen.screen) { machine.reading }
        } catch {
            throw .script(error)
        }
        try play(script, on: screen, arguments, console)
        return .done
    }

    /// Until the window is closed; what changed meanwhile is told then.
    private func show(_ requested: RequestedScreen, _ arguments: Arguments, _ console: Console) throws(CommandError) {
        let stage = try ScreenStage()
        var told: Set<[String]> = []
        stage.reportMissingPictures(try stage.place(requested.screen), of: requested.title, told: &told, console)
        let session = WindowSession(
            screen: requested.screen, scale: arguments[Self.scale].map { Scale($0) }, startsLive: arguments[ScreenOptions.preset] == .live)
        let trace: [Decision]
        do throws(WindowError) {
            trace = try session.run(with: stage.renderer, console)
        } catch {
            throw .window(error)
        }
        if let path = arguments[Self.trace] { try write(TraceReport(trace: trace), to: path, console) }
    }

    private func screen(_ arguments: Arguments, _ console: Console) throws(CommandError) -> RequestedScreen {
        var collector = ScreenCollector(arguments, console)
        let screens = try collector.screens()
        guard screens.count == 1 else {
            throw .usage(.severalScreensOneRun(count: screens.count, known: screens.map { $0.sceneName ?? $0.title }))
        }
        return screens[0]
    }

    private func play(
        _ script: GestureScript, on requested: RequestedScreen, _ arguments: Arguments, _ console: Console
    ) throws(CommandError) {
        let target = try target(arguments)
        let stage = try ScreenStage()
        var told: Set<[String]> = []
        stage.reportMissingPictures(try stage.place(requested.screen), of: requested.title, told: &told, console)
        let run = ScriptRun(
            script: script, pictures: target.pictures, framesPerSecond: arguments[Self.frames] ?? Self.defaultFrames,
            scale: arguments[Self.scale].map { Scale($0) })
        let recording: ScriptRun.Recording
        do throws(DrawError) {
            recording = try run.record(requested.screen, with: stage.renderer)
        } catch {
            throw .drawing(error)
        }
        stage.reportMissingLetters(console)
        try write(recording.files, to: target, console)
        let trace = arguments[Self.trace] ?? (target == .nothing ? "-" : nil)
        if let trace { try write(TraceReport(trace: recording.trace), to: trace, console) }
    }

    private enum Target: Equatable {
        case nothing
        case folder(String)
        case film(String)

        var pictures: ScriptRun.Pictures {
            switch self {
            case .nothing: .none
            case .folder: .sequence
            case .film: .animated
            }
        }
    }

    private func target(_ arguments: Arguments) throws(CommandError) -> Target {
        guard let output = arguments[Self.output] else { return .nothing }
        guard !output.isEmpty else { throw .usage(.missingOutput) }
        let target: PictureTarget
        do throws(UsageError) {
            target = try PictureTarget(output)
        } catch {
            throw .usage(error)
        }
        switch target {
        case .folder(let path): return .folder(path)
        case .file(let path):
            guard path.lowercased().hasSuffix(".png") else { throw .usage(.unknownPictureFormat(path, known: ["png"])) }
            return .film(path)
        }
    }

    private func write(_ files: [[UInt8]], to target: Target, _ console: Console) throws(CommandError) {
        switch target {
        case .nothing: break
        case .film(let path):
            for file in files { try write(file, to: path, console) }
        case .folder(let path):
            try PictureFolder.create(path)
            for (index, file) in files.enumerated() {
                let number = "\(index + 1)"
                let zeros = String(repeating: "0", count: max(0, Self.digits - number.count))
                try write(file, to: (path.hasSuffix("/") ? path : path + "/") + "frame-\(zeros)\(number).png", console)
            }
        }
    }

    /// Of the frames' numbers.
    private static let digits = 4

    private func write(_ file: [UInt8], to path: String, _ console: Console) throws(CommandError) {
        do throws(DrawError) {
            try AtomicFile.write(file, to: path)
        } catch {
            throw .drawing(error)
        }
        console.print(path + "\n")
    }

    private func write(_ report: TraceReport, to path: String, _ console: Console) throws(CommandError) {
        if path == "-" { return console.print(report.text) }
        try write(Array((path.lowercased().hasSuffix(".json") ? report.json : report.text).utf8), to: path, console)
    }
}
