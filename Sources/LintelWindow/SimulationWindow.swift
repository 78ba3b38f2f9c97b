import CSDL2
import Foundation
public import LintelDraw
public import LintelLayout
import LintelModel

/// A window that shows a running screen and passes mouse and keys on to it. It paints what has changed, no more often than the display shows it,
/// and sleeps while nothing moves.
@MainActor
public final class SimulationWindow {
    let simulation: any Simulation
    let renderer: ScreenRenderer
    var options: WindowOptions
    private let surface: DisplaySurface
    private var painter: FramePainter
    private var scale: Scale = 1
    private var title = ""
    /// The clock of the run began here, by the system's own.
    private let start = SimulationWindow.now
    private var lastFrame = -Double.infinity
    /// The status bar's style of the last frame, which stays over middle greys.
    private var lastStyle: StatusBar.Style?
    /// Something happened since the last frame.
    private var isStale = true
    /// The window's pixels are lost, or never were.
    private var isExposed = true
    var isOver = false
    var showsHelp = false { didSet { isStale = true } }
    /// Where the status comes from, by its number in the keys' round; the last one is live.
    var statusStep = 0
    var nextLiveReading: Double?
    var isNetworkBusy = false
    /// The mouse button is down.
    var isTouching = false

    /// Throws where there is no display.
    public init(_ simulation: any Simulation, _ renderer: ScreenRenderer, options: WindowOptions = WindowOptions()) throws(WindowError) {
        self.simulation = simulation
        self.renderer = renderer
        self.options = options
        surface = try DisplaySurface()
        painter = FramePainter(renderer, scale: 1)
        if options.startsLive { nextLiveReading = 0 }
    }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }

    private var time: Double { Self.now - start }

    /// Runs until the window is closed.
    public func run() throws(WindowError) {
        while !isOver {
            doTasks()
            // At rest time has nothing to move, and an app would be laid out for nothing.
            if isStale || isDue { simulation.advance(to: time) }
            readLiveStatus()
            if isStale || isMoving, time >= lastFrame + surface.interval { try draw() }
            wait()
        }
    }

    /// Work of the main actor that has become due.
    private func doTasks() {
        guard options.taskInterval != nil else { return }
        RunLoop.main.run(until: Date())
        if isMoving { isStale = true }
    }

    private var isDue: Bool { simulation.nextChange.map { $0 <= time } ?? false }

    private var isMoving: Bool { simulation.nextChange.map { $0 <= simulation.time } ?? false }

    /// Until something happens, or is due.
    private func wait() {
        var event = SDL_Event()
        let hasEvent: Bool
        if let due {
            let milliseconds = Int32(min(max(0, ((due - time) * 1000).rounded(.up)), Self.longestWait))
            hasEvent = CSDL_WaitEventTimeout(&event, milliseconds) != 0
        } else {
            hasEvent = CSDL_WaitEvent(&event) != 0
        }
        guard hasEvent else { return }
        simulation.advance(to: time)
        repeat { handle(event) } while CSDL_PollEvent(&event) != 0
    }

    /// Milliseconds.
    private static let longestWait = 60_000.0

    /// When there is something to do without any event; nil while all rests.
    private var due: Double? {
        let frame = isStale || isMoving ? lastFrame + surface.interval : nil
        let tasks = options.taskInterval.map { time + $0 }
        let change = isMoving ? nil : simulation.nextChange
        return [frame, change, nextLiveReading, tasks].compactMap(\.self).min()
    }

    private func draw() throws(WindowError) {
        // What is due by itself is due again after this frame. Frames that follow one another keep the display's beat, although waits end late.
        let beat = lastFrame + surface.interval
        lastFrame = time < beat + surface.interval ? beat : time
        isStale = false
        var placed = simulation.placed()
        let boxes: [PixelRect]
        do throws(DrawError) {
            placed = try renderer.styled(placed, previous: lastStyle)
            lastStyle = placed.resolution.statusBar.style
            if showsHelp { placed.overlay = HelpPanel(size: placed.size).drawing }
            fit(placed)
            boxes = try painter.paint(placed)
        } catch {
            throw .cannotDraw("\(error)")
        }
        surface.resize(to: painter.size)
        let whole = PixelRect(x: 0, y: 0, width: painter.size.width, height: painter.size.height)
        try surface.show(isExposed ? [whole] : boxes, of: painter)
        isExposed = false
    }

    /// Another device may need other pixels, and has another name.
    private func fit(_ placed: PlacedScreen) {
        let screen = placed.screen
        let title = "\(screen.device.name), iOS \(screen.traits.system) – F1 for help"
        guard title != self.title || painter.size.width == 0 else { return }
        self.title = title
        surface.setTitle(title)
        let wanted = options.scale ?? surface.fittingScale(screen.device.display.points, upTo: screen.device.scale)
        guard wanted != scale || painter.size.width == 0 else { return }
        scale = wanted
        painter = FramePainter(renderer, scale: wanted)
    }

    /// Where on the screen a place of the window lies.
    func point(_ x: Int32, _ y: Int32) -> Point {
        let pixel = surface.magnification / Double(scale.factor)
        return Point(x: (Double(x) + 0.5) * pixel, y: (Double(y) + 0.5) * pixel)
    }

    func pass(_ event: InputEvent) {
        simulation.handle(event)
        isStale = true
    }

    func expose() {
        isExposed = true
        isStale = true
    }

    private func readLiveStatus() {
        guard let due = nextLiveReading, due <= time, let readLive = options.readLive else { return }
        nextLiveReading = time + Self.liveInterval
        let status = readLive()
        if status != simulation.placed().screen.status { pass(.status(status)) }
    }

    /// Seconds between two looks at the machine.
    private static let liveInterval = 10.0
}
