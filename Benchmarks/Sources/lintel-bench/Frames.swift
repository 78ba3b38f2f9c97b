import Foundation
import LintelDraw
import LintelLayout
import LintelModel

/// Frames of a running screen under two bands of chrome material: each is placed and painted as the window does it, and timed.
@MainActor
struct Frames {
    let renderer: ScreenRenderer
    let scale: Scale

    /// Seconds between two frames.
    private static let interval = 1.0 / 60

    /// What one frame took, in milliseconds: of processor time on all cores, and until its pixels stood.
    struct Time {
        var processor: Double
        var wall: Double
    }

    /// Frames while a list scrolls.
    func list(on screen: Screen, count: Int) throws -> [Time] {
        var screen = Subjects.list(on: screen)
        screen.content = Content(.list(rows: 400))
        return try times(screen, count: count) { simulation, frame in
            // A finger that goes up and down without leaving, so that every frame moves.
            let height = 600 - Double((frame * 7) % 400)
            simulation.handle(.touch(Touch(frame == 0 ? .began : .moved, at: Point(x: 196, y: height))))
        }
    }

    /// The same while the bars over a photo fade and come back: every frame blurs the photo anew.
    func photo(_ file: String, on screen: Screen, count: Int) throws -> [Time] {
        var screen = Subjects.photo(file, on: screen)
        screen.toolbar = Toolbar(items: [.symbol("tray"), .flexibleSpace, .system(.compose)])
        let plate = BarAppearance(background: .blur(.systemChromeMaterial), shadow: nil)
        screen.navigationBar?.appearance = AppearanceSlots(standard: plate, scrollEdge: plate)
        screen.toolbar?.appearance = AppearanceSlots(standard: plate, scrollEdge: plate)
        screen.content.kind = .fullScreenMedia
        return try times(screen, count: count) { simulation, frame in
            guard frame % 20 == 0 else { return }
            for phase in [Touch.Phase.began, .ended] { simulation.handle(.touch(Touch(phase, at: Point(x: 196, y: 400)))) }
        }
    }

    private func times(_ screen: Screen, count: Int, _ act: (ScreenSimulation, Int) -> Void) throws -> [Time] {
        let simulation = simulation(of: screen)
        let painter = FramePainter(renderer, scale: scale)
        try painter.paint(simulation.placed())
        var times: [Time] = []
        for frame in 0..<count {
            let start = Time(processor: Stopwatch.processor, wall: Stopwatch.wall)
            act(simulation, frame)
            simulation.advance(to: Double(frame + 1) * Self.interval)
            if try painter.paint(simulation.placed()).isEmpty { continue }
            times.append(Time(processor: Stopwatch.processor - start.processor, wall: Stopwatch.wall - start.wall))
        }
        return times
    }

    private func simulation(of screen: Screen) -> ScreenSimulation {
        let layout = ScreenLayout(environment: renderer.environment)
        return ScreenSimulation(showing: screen) { (try? renderer.place($0)) ?? layout.place($0) }
    }

    /// Resident megabytes after each minute of ten, counted in the run's own time: flicks, ways back to the top, dark and light, keyboard.
    func memory(on screen: Screen) throws -> [Double] {
        var screen = Subjects.list(on: screen)
        screen.content = Content(.list(rows: 400))
        let simulation = simulation(of: screen)
        let painter = FramePainter(renderer, scale: scale)
        return try (0..<10).map { minute in
            for step in 0..<600 {
                let time = Double(minute) * 60 + Double(step) / 10
                simulation.advance(to: time)
                act(simulation, step)
                try painter.paint(simulation.placed())
            }
            return Self.resident
        }
    }

    private func act(_ simulation: ScreenSimulation, _ step: Int) {
        switch step % 50 {
        case 0: simulation.handle(.touch(Touch(.began, at: Point(x: 196, y: 600))))
        case 1, 2: simulation.handle(.touch(Touch(.moved, at: Point(x: 196, y: 600 - 90 * Double(step % 50)))))
        case 3: simulation.handle(.touch(Touch(.ended, at: Point(x: 196, y: 420))))
        case 25: for phase in [Touch.Phase.began, .ended] { simulation.handle(.touch(Touch(phase, at: Point(x: 300, y: 20)))) }
        case 35: simulation.handle(.keyboard(isUp: true))
        case 40: simulation.handle(.keyboard(isUp: false))
        case 45: simulation.handle(.appearance(simulation.screen.traits.appearance == .light ? .dark : .light))
        default: break
        }
    }

    private static var resident: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return Double(pages ?? "0").map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 } ?? 0
    }

    /// The table.
    static func print(folder: String) throws {
        guard let screen = Subjects.screen() else { return }
        let photo = folder + "/photo.png"
        guard Photograph.write(width: 1179, height: 2556, to: photo) else { throw CocoaError(.fileWriteUnknown) }
        Swift.print("frames of a running iPhone 15 under two bands of chrome material")
        Swift.print("median, 95th and 99th percentile of processor ms, and of ms until the frame stands (95th wanted < 8)")
        for scale in [Scale(2), 3] {
            let frames = Frames(renderer: try ScreenRenderer(), scale: scale)
            row("list that scrolls, \(scale.factor)x", try frames.list(on: screen, count: 600))
            row("photo whose bars fade, \(scale.factor)x", try frames.photo(photo, on: screen, count: 600))
        }
        let memory = try Frames(renderer: try ScreenRenderer(), scale: 2).memory(on: screen)
        Swift.print("resident MB after each of ten minutes of use, 2x: " + memory.map { String(format: "%.1f", $0) }.joined(separator: " "))
    }

    private static func row(_ name: String, _ times: [Time]) {
        func figures(_ times: [Double]) -> String {
            let sorted = times.sorted()
            return [0.5, 0.95, 0.99].map { share in
                sorted.isEmpty ? "    –" : String(format: "%7.2f", sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
            }.joined()
        }
        Swift.print(
            name.padding(toLength: 32, withPad: " ", startingAt: 0) + figures(times.map(\.processor)) + "  " + figures(times.map(\.wall))
                + "   of \(times.count) frames")
    }
}
