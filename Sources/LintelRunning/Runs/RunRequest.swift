import LintelDraw
package import LintelModel
import LintelProject
import LintelWindow

/// One run as the options ask for it. Script and target are read before anything is made, so that a mistake costs nothing.
package struct RunRequest {
    private let script: GestureScript?
    private let target: FrameTarget
    private let framesPerSecond: Int
    /// Pixels to a point; nil for as many as the device has, or as fit.
    private let scale: Scale?
    private let startsLive: Bool
    /// Where what changed goes; nil where nobody asked.
    private let trace: String?

    /// - Parameter screen: what it runs on; device, traits and status are what a script changes.
    package init(_ arguments: Arguments, on screen: Screen) throws(CommandError) {
        script = try Self.script(arguments, on: screen)
        if script == nil, arguments[RunOptions.output] != nil { throw .usage(.needsScript("-o")) }
        target = try FrameTarget(arguments[RunOptions.output])
        framesPerSecond = arguments[RunOptions.frames] ?? RunOptions.defaultFrames
        scale = arguments[RunOptions.scale].map { Scale($0) }
        startsLive = arguments[ScreenOptions.preset] == .live
        trace = arguments[RunOptions.trace]
    }

    private static func script(_ arguments: Arguments, on screen: Screen) throws(CommandError) -> GestureScript? {
        guard let file = arguments[RunOptions.script] else { return nil }
        let machine = LiveMachine()
        do throws(ScriptError) {
            return try GestureScript(readingFrom: WorkingFolder.relative(file), on: screen) { machine.reading }
        } catch {
            throw .script(error)
        }
    }

    /// By the script, or until the window is closed.
    package func run(_ subject: Runnable, on stage: ScreenStage, _ console: Console) throws(CommandError) {
        if let script { try play(script, subject, on: stage, console) } else { try show(subject, on: stage, console) }
    }

    /// What changed meanwhile is told when the window is closed.
    private func show(_ subject: Runnable, on stage: ScreenStage, _ console: Console) throws(CommandError) {
        let session = WindowSession(subject: subject, scale: scale, startsLive: startsLive)
        let decisions: [Decision]
        do throws(WindowError) {
            decisions = try session.run(with: stage.renderer, console)
        } catch {
            throw .window(error)
        }
        if let trace { try write(TraceReport(trace: decisions), to: trace, console) }
    }

    private func play(
        _ script: GestureScript, _ subject: Runnable, on stage: ScreenStage, _ console: Console
    ) throws(CommandError) {
        let run = ScriptRun(script: script, pictures: target.pictures, framesPerSecond: framesPerSecond, scale: scale)
        let recording: ScriptRun.Recording
        do throws(DrawError) {
            recording = try run.record(subject, with: stage.renderer)
        } catch {
            throw .drawing(error)
        }
        stage.reportMissingLetters(console)
        if case .folder(let path) = target { try PictureFolder.create(path) }
        for (index, file) in recording.files.enumerated() {
            if let path = target.path(index) { try write(file, to: path, console) }
        }
        let trace = trace ?? (target == .nothing ? "-" : nil)
        if let trace { try write(TraceReport(trace: recording.trace), to: trace, console) }
    }

    private func write(_ report: TraceReport, to path: String, _ console: Console) throws(CommandError) {
        if path == "-" { return console.print(report.text) }
        try write(Array((path.lowercased().hasSuffix(".json") ? report.json : report.text).utf8), to: path, console)
    }

    private func write(_ file: [UInt8], to path: String, _ console: Console) throws(CommandError) {
        do throws(DrawError) {
            try AtomicFile.write(file, to: path)
        } catch {
            throw .drawing(error)
        }
        console.print(path + "\n")
    }
}
