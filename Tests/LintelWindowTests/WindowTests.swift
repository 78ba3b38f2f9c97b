import Foundation
import LintelTestSupport
import Testing

/// The real tool in a real window on an X server without a screen, tapped by xdotool.
@Suite(.serialized, .enabled(if: VirtualDisplay.isInstalled, "Xvfb and xdotool are not installed: bin/setup does it"))
struct WindowTests {
    /// One even blue: whatever is white above is the status bar's.
    static let photo = """
        { device: "iPhone 8", system: "15", statusBar: { style: "lightContent" }, content: { color: "#2040A0", kind: "fullScreenMedia" } }
        """

    static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "lintel").path()

    /// Looks again until something is so, for a while.
    static func eventually<Value>(_ body: () throws -> Value?) throws -> Value? {
        for _ in 0..<150 {
            if let value = try body() { return value }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return nil
    }

    /// White pixels in the upper 20 points of the window.
    static func statusInk(_ display: VirtualDisplay, _ window: (x: Int, y: Int, width: Int, height: Int)) throws -> Int {
        let shot = try display.screenshot()
        return (window.y..<window.y + 20).map { y in
            (window.x..<window.x + window.width).count { x in
                let pixel = shot[x, y]
                return pixel >> 16 & 0xFF > 200 && pixel >> 8 & 0xFF > 200 && pixel & 0xFF > 200
            }
        }.reduce(0, +)
    }

    @Test("SB-75: the status bar goes with one tap and comes with the next; a closed window ends the tool with its trace")
    func statusBarGoesAndComes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = folder.appending(path: "Photo.screen.json").path()
        let trace = folder.appending(path: "trace.txt").path()
        try Data(Self.photo.utf8).write(to: URL(filePath: screen))
        let display = try VirtualDisplay()
        let lintel = try display.start(Self.tool, ["simulate", screen, "--scale", "1", "--trace", trace])
        defer { kill(lintel.processIdentifier, SIGKILL) }

        let found = try Self.eventually { try display.screenshot().window.flatMap { $0.width == 375 && $0.height == 667 ? $0 : nil } }
        let window = try #require(found, "no window of 375 × 667 pixels came")
        #expect(try Self.eventually { try Self.statusInk(display, window) > 100 ? true : nil } == true, "the status bar is there")
        try display.input("mousemove \(window.x + 180) \(window.y + 300) click 1")
        #expect(try Self.eventually { try Self.statusInk(display, window) == 0 ? true : nil } == true, "one tap takes it away")
        try display.input("mousemove \(window.x + 180) \(window.y + 320) click 1")
        #expect(try Self.eventually { try Self.statusInk(display, window) > 100 ? true : nil } == true, "the next brings it back")

        try display.input("key ctrl+r")
        let turned = try Self.eventually { try display.screenshot().window.flatMap { $0.width == 667 && $0.height == 375 ? true : nil } }
        #expect(turned == true, "Ctrl R turns the device")
        try display.input("key ctrl+q")
        lintel.waitUntilExit()
        #expect(lintel.terminationStatus == 0)
        let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        let visibility = lines.filter { $0.contains("status bar visibility") }.map { $0.split(separator: ":").last ?? "" }
        #expect(visibility.prefix(3) == [" shown", " shown → hidden", " hidden → shown"])
    }

    /// Pixels of a band of rows that are not the band's commonest.
    static func ink(_ display: VirtualDisplay, _ window: (x: Int, y: Int, width: Int, height: Int), rows: Range<Int>) throws -> Int {
        let shot = try display.screenshot()
        let pixels = rows.flatMap { y in (0..<window.width).map { shot[window.x + $0, window.y + y] } }
        let counts = Dictionary(grouping: pixels) { $0 }.mapValues(\.count)
        return pixels.count - (counts.values.max() ?? 0)
    }

    @Test("an app with @main shows itself, is tapped, and ends when its window closes")
    func appInAWindow() throws {
        let display = try VirtualDisplay()
        let path = URL(filePath: Self.tool).deletingLastPathComponent().appending(path: "journal").path()
        let app = try display.start(path, ["--device", "iPhone SE (3rd generation)", "--scale", "1"])
        defer { kill(app.processIdentifier, SIGKILL) }
        let found = try Self.eventually { try display.screenshot().window.flatMap { $0.width == 375 && $0.height == 667 ? $0 : nil } }
        let window = try #require(found, "no window of 375 × 667 pixels came")
        // Five days of 44 points below the large title: the sixth row is empty until the pencil is tapped.
        let sixth = 116 + 5 * 44 + 4..<116 + 6 * 44 - 4
        #expect(try Self.eventually { try Self.ink(display, window, rows: 116..<160) > 100 ? true : nil } == true, "the first day is there")
        #expect(try Self.ink(display, window, rows: sixth) == 0)
        try display.input("mousemove \(window.x + 349) \(window.y + 645) click 1")
        #expect(try Self.eventually { try Self.ink(display, window, rows: sixth) > 100 ? true : nil } == true, "one more day")
        try display.input("key ctrl+q")
        app.waitUntilExit()
        #expect(app.terminationStatus == 0)
    }

    @Test("without a display: what, how to go on, status 2", arguments: [nil, ":9753"])
    func noDisplay(name: String?) throws {
        let process = Process()
        process.executableURL = URL(filePath: Self.tool)
        process.arguments = ["simulate", "--device", "iPhone 15"]
        var environment = ProcessInfo.processInfo.environment
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[variable] = nil }
        environment["DISPLAY"] = name
        process.environment = environment
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(words.contains("error: there is no display for a window: "))
        #expect(
            words.contains("help: say --script FILE to run without a window, or put xvfb-run before the command for a display of its own"))
    }
}
