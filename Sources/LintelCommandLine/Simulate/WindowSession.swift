import LintelDraw
import LintelLayout
import LintelLive
import LintelModel
import LintelWindow

/// One screen in a window, from its opening to its closing.
struct WindowSession {
    let screen: Screen
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
        let layout = ScreenLayout(environment: renderer.environment)
        let simulation = ScreenSimulation(showing: screen) { (try? renderer.place($0)) ?? layout.place($0) }
        var options = WindowOptions()
        options.scale = scale
        options.startsLive = startsLive
        options.readLive = { LiveStatus().read() }
        options.didTakePicture = { path in
            console.print(path + "\n")
            console.flush()
        }
        try SimulationWindow(simulation, renderer, options: options).run()
        return simulation.trace
    }
}
