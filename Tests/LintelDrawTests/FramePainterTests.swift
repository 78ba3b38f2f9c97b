import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

/// Painting only what has changed leaves the very pixels that painting everything does.
@MainActor
@Suite struct FramePainterTests {
    struct Run: Sendable, CustomTestStringConvertible {
        var name: String
        var device = "iPhone 15"
        var system: SystemVersion = 16
        var isMedia = false
        var scale: Scale = 1

        var testDescription: String { name }
    }

    nonisolated static let runs = [
        Run(name: "list under chrome material"), Run(name: "the same at 2x", scale: 2), Run(name: "glass", system: 26),
        Run(name: "media that fades", isMedia: true), Run(name: "home button with activity", device: "iPhone 8", system: 15),
    ]

    static func screen(_ run: Run) throws -> Screen {
        var screen = Screen(device: try #require(DeviceCatalogue.device(named: run.device)), traits: Traits(system: run.system))
        screen.navigationBar = NavigationBar(title: "Inbox")
        screen.navigationBar?.prefersLargeTitle = !run.isMedia
        screen.navigationBar?.trailing = [BarItem(.system(.edit))]
        screen.toolbar = Toolbar(items: [BarItem(.icon(.symbol("tray"))), BarItem(.flexibleSpace), BarItem(.title("Flag"))])
        screen.content =
            run.isMedia ? Content(.gradient([.systemBackground, .systemOrange]), kind: .fullScreenMedia) : Content(.list(rows: 40))
        return screen
    }

    /// A flick, the way back to the top, a fade, keyboard, dark interface, activity, rotation there and back, another time.
    static func script(_ size: Size) -> [TimedInput] {
        var inputs: [TimedInput] = []
        func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, _ time: Double) {
            inputs.append(TimedInput(.touch(Touch(phase, at: Point(x: x, y: y))), at: time))
        }
        let x = size.width / 2
        touch(.began, x, 500, 0.1)
        for step in 1...8 { touch(.moved, x, 500 - 20 * Double(step), 0.1 + 0.02 * Double(step)) }
        touch(.ended, x, 340, 0.26)
        touch(.began, x, 10, 1.2)
        touch(.ended, x, 10, 1.25)
        touch(.began, x, 400, 1.8)
        touch(.ended, x, 400, 1.85)
        touch(.began, x, 400, 2.0)
        touch(.ended, x, 400, 2.05)
        inputs.append(TimedInput(.keyboard(isUp: true), at: 2.5))
        inputs.append(TimedInput(.appearance(.dark), at: 2.6))
        inputs.append(TimedInput(.keyboard(isUp: false), at: 2.7))
        inputs.append(TimedInput(.networkActivity(true), at: 1.5))
        inputs.append(TimedInput(.networkActivity(false), at: 2.8))
        inputs.append(TimedInput(.orientation(.landscape), at: 3.2))
        inputs.append(TimedInput(.orientation(.portrait), at: 3.3))
        return inputs.sorted { $0.time < $1.time }
    }

    /// At rest, on the way and after each action; few, since pixels are slow in debug builds.
    static let moments = [0, 0.05, 0.14, 0.2, 0.3, 0.7, 1.19, 1.4, 1.7, 1.75, 2.0, 2.2, 2.45, 2.5, 2.6, 2.7, 3.1, 3.2, 3.3, 3.5]

    @Test(arguments: runs)
    func incrementalEqualsWhole(run: Run) throws {
        let renderer = try ScreenRenderer()
        let screen = try Self.screen(run)
        let simulation = ScreenSimulation(showing: screen) {
            (try? renderer.place($0)) ?? PlacedScreen(screen: $0, resolution: $0.resolved())
        }
        let painter = FramePainter(renderer, scale: run.scale)
        var inputs = Self.script(screen.size)[...]
        var painted = 0
        var whole = 0
        var idle = 0
        for time in Self.moments {
            while let input = inputs.first, input.time <= time {
                simulation.advance(to: input.time)
                simulation.handle(input.event)
                inputs.removeFirst()
            }
            simulation.advance(to: time)
            let placed = simulation.placed()
            let boxes = try painter.paint(placed)
            painted += boxes.map { $0.width * $0.height }.reduce(0, +)
            whole += painter.size.width * painter.size.height
            if boxes.isEmpty { idle += 1 }
            let expected = try renderer.picture(of: placed.scene, scale: run.scale)
            let difference = try painter.picture().difference(from: expected)
            try #require(difference.isEmpty, "\(time) s: \(difference) after painting \(boxes)")
        }
        #expect(idle >= 3, "resting frames are not painted")
        #expect(painted < whole * 3 / 4)
    }

    @Test func onlyTheClockIsPaintedWhenItTicks() throws {
        let renderer = try ScreenRenderer()
        var screen = try Self.screen(Self.runs[3])
        screen.traits.system = 16
        let painter = FramePainter(renderer, scale: 3)
        try painter.paint(renderer.place(screen))
        screen.status.time = .time(hour: 9, minute: 42)
        let boxes = try painter.paint(renderer.place(screen))
        let area = boxes.map { $0.width * $0.height }.reduce(0, +)
        #expect(area > 0 && area < 200 * 60, "\(boxes)")
    }

    @Test func memoryOfOthersGetsTheSamePixels() throws {
        let renderer = try ScreenRenderer()
        let painter = FramePainter(renderer, scale: 1)
        try painter.paint(renderer.place(try Self.screen(Self.runs[0])))
        let size = painter.size
        let stride = size.width + 7
        var memory = [UInt32](repeating: 0, count: stride * size.height)
        memory.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            painter.copy(PixelRect(x: 0, y: 0, width: size.width, height: size.height), to: start, bytesPerRow: stride * 4)
        }
        let picture = try painter.picture()
        for (x, y) in [(0, 0), (200, 30), (392, 851), (20, 400)] { #expect(memory[y * stride + x] == picture[x, y]) }
    }
}

/// APNG as the specification has it, read back by hand.
@Suite struct AnimatedPNGTests {
    static func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var place = 8
        while place + 12 <= file.count {
            let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            chunks.append((String(decoding: file[place + 4..<place + 8], as: UTF8.self), Array(file[place + 8..<place + 8 + count])))
            place += 12 + count
        }
        return chunks
    }

    static func picture(_ color: Color, spot: Rect? = nil) throws -> Bitmap {
        let all = Rect(x: 0, y: 0, width: 40, height: 30)
        var items: [Scene.Item] = [.fill(.rect(all), .color(color))]
        if let spot { items.append(.fill(.rect(spot), .color(.black))) }
        return try Studio().bitmap(of: Scene(size: all.size, items: items), scale: 1)
    }

    @Test("frames hold what differs, and ones alike stay longer")
    func frames() throws {
        var film = AnimatedPNG(size: PixelSize(width: 40, height: 30), framesPerSecond: 20)
        let plain = try Self.picture(.white)
        for _ in 0..<3 { try film.append(plain) }
        try film.append(try Self.picture(.white, spot: Rect(x: 4, y: 7, width: 5, height: 6)))
        try film.append(plain)
        let chunks = Self.chunks(film.encoded())
        #expect(chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[2].data == [0, 0, 0, 3, 0, 0, 0, 0])
        #expect(chunks[3].data == [0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 20, 0, 0])
        #expect(chunks[5].data == [0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 4, 0, 0, 0, 7, 0, 1, 0, 20, 0, 0])
        #expect(chunks[6].data.prefix(4) == [0, 0, 0, 2] && chunks[8].data.prefix(4) == [0, 0, 0, 4])
    }

    @Test func smallerPicturesLieAtTheUpperLeft() throws {
        let small = try Self.picture(.white)
        let laid = small.laid(onto: PixelSize(width: 50, height: 20))
        #expect(laid[39, 19] == 0xFFFF_FFFF && laid[40, 19] == 0)
    }

    @Test func nothingGivesNothing() {
        #expect(AnimatedPNG(size: PixelSize(width: 4, height: 4), framesPerSecond: 30).encoded().isEmpty)
    }
}
