import LintelDraw
import LintelLayout
import LintelLive
import LintelModel
import LintelWindow

/// A screen or an app in a window, from its opening to its closing.
struct WindowSession {
    let subject: Runnable
    /// Pixels to a point; nil for as many as fit.
    let scale: Scale?
    let startsLive: Bool

    /// Answers what changed meanwhile. Names of pictures that are taken go to the console.
    func run(with renderer: ScreenRenderer, _ console: Console) throws(WindowError) -> [Decision] {
        nonisolated(unsafe) let (renderer, console) = (renderer, console)
        return try MainThread.run { () -> Result<[Decision], WindowError> in
            do throws(WindowError) {
                return .success(try show(with: renderer, console))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    @MainActor
    private func show(with renderer: ScreenRenderer, _ console: Console) throws(WindowError) -> [Decision] {
        let simulation = subject.make(renderer)
        var options = WindowOptions()
        options.scale = scale
        options.startsLive = startsLive
        if subject.hasTasks { options.taskInterval = Self.taskInterval }
        options.readLive = { LiveStatus().read() }
        options.didTakePicture = { path in
            console.print(path + "\n")
            console.flush()
        }
        try SimulationWindow(simulation, renderer, options: options).run()
        return simulation.trace
    }

    /// Seconds: answers of a network show at most this late while nothing else happens, and looking costs too little to be measured.
    private static let taskInterval = 0.1
}
