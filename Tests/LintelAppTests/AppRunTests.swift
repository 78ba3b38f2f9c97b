import Foundation
import LintelDraw
import LintelModel
import LintelTestSupport
import Testing

/// Whole apps as processes of their own, run by a script without a display.
@Suite struct AppRunTests {
    /// One run of an executable beside the tests.
    struct Run {
        let status: Int32
        let output: String
        let diagnostics: String

        init(_ program: String, _ arguments: [String]) throws {
            let process = Process()
            let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            process.executableURL = own.deletingLastPathComponent().appending(path: program)
            process.arguments = arguments
            let (output, diagnostics) = (Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (output, diagnostics)
            try process.run()
            self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            self.diagnostics = String(decoding: diagnostics.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            status = process.terminationStatus
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func path(_ name: String) -> String { folder.appending(path: name).path() }

    private func script(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "a.gestures"))
        return path("a.gestures")
    }

    static let example = PackageRoot.folder.appending(path: "Examples/Journal")

    @Test("an app with @main and a scene delegate runs by a script and tells what changed", arguments: [false, true])
    func journal(hasPropertyList: Bool) throws {
        let list = hasPropertyList ? ["--info-plist", Self.example.appending(path: "Info.plist").path()] : []
        let run = try Run("journal", ["--script", Self.example.appending(path: "Journal.gestures").path()] + list)
        #expect(run.status == 0 && run.diagnostics.isEmpty, "\(run.diagnostics)")
        let lines = run.output.split(separator: "\n").filter { !$0.contains("because") }.map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.contains("0.000  toolbar items: Turn Round, compose"))
        #expect(lines.contains("0.580  action: system"))
        #expect(lines.contains("1.280  toolbar visibility: shown → hidden"))
        #expect(lines.contains("2.580  toolbar visibility: hidden → shown"))
    }

    @Test("the screen's options are those of lintel simulate, and the same run gives the same bytes")
    func pictures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = try script("at 0.2 tap 188 300\nwait 0.2\nappearance light\n")
        let words = ["photos", "--device", "iPhone SE (3rd generation)", "--appearance", "dark", "--script", script, "--fps", "5"]
        let first = try Run("example-apps", words + ["--scale", "1", "-o", path("one")])
        let second = try Run("example-apps", words + ["--scale", "1", "-o", path("two/")])
        #expect(first.status == 0 && second.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: path("one")).sorted()
        #expect(names.first == "frame-0001.png" && names.count > 4)
        var seen: Set<Data> = []
        for name in names {
            let bytes = try Data(contentsOf: folder.appending(path: "one/\(name)"))
            #expect(try bytes == Data(contentsOf: folder.appending(path: "two/\(name)")))
            // Width and height in the header.
            #expect(Array(bytes[16..<24]) == [0, 0, 1, 119, 0, 0, 2, 155], "375 × 667 pixels")
            seen.insert(bytes)
        }
        #expect(seen.count >= 3, "with bars, fading, without")
        let film = try Run("example-apps", words + ["-o", path("film.png"), "--trace", path("trace.json")])
        #expect(film.output.split(separator: "\n").count == 2)
        #expect(try Data(contentsOf: folder.appending(path: "film.png")).range(of: Data("acTL".utf8)) != nil)
        let trace = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "trace.json"))) as? [String: Any]
        #expect((trace?["trace"] as? [Any])?.isEmpty == false)
    }

    @Test("colours of the app's own catalogue, in light and dark", arguments: [("light", 0xFF4B_3F72 as UInt32), ("dark", 0xFFD0_C8FF)])
    func catalogue(appearance: String, ink: UInt32) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let words = ["--appearance", appearance, "--script", try script("wait 0.1\n"), "--fps", "5", "-o", path("frames")]
        #expect(try Run("journal", words).status == 0)
        let frame = try #require(Bitmap(pngFile: path("frames/frame-0001.png")))
        // The title in the toolbar and the pencil, at three pixels to a point.
        let inked = (0..<frame.size.height).reduce(0) { sum, y in sum + (0..<frame.size.width).count { frame[$0, y] == ink } }
        #expect(inked > 1000)
    }

    static let refusals: [(words: [String], message: String)] = [
        (["--device", "iPhone 99"], "error: --device: device `iPhone 99` is not known"),
        (["--wheel"], "error: option --wheel is not known"),
        (["--scroll", "top"], "error: option --scroll is not known"),
        (["-o", "frames"], "error: -o needs --script FILE\n  help: without a script the run goes on in a window"),
        (["--info-plist", "/nowhere/Info.plist"], "error: no such file\n  --> /nowhere/Info.plist"),
        (["--script", "/nowhere/a.gestures"], "error: no such file\n  --> /nowhere/a.gestures"),
        (["--appearance", "light", "--appearance", "dark"], "error: there are 2 screens, of which one can run\n"),
        (["extra"], "error: `extra` is more than this command takes"),
    ]

    @Test("mistakes on an app's command line are told as the tool's are", arguments: refusals)
    func mistakes(words: [String], message: String) throws {
        let run = try Run("journal", words)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.diagnostics.hasPrefix(message), "\(run.diagnostics)")
    }

    @Test func helpIsTheApps() throws {
        let help = try Run("journal", ["--help"])
        #expect(help.status == 0)
        #expect(help.output.hasPrefix("journal: runs this app in a window, or by a script without one\n\nusage: journal [OPTIONS]\n"))
        for option in ["--script", "--output", "--fps", "--trace", "--scale", "--device", "--system", "--text-size", "--info-plist"] {
            #expect(help.output.contains(option))
        }
        #expect(!help.output.contains("--scroll"))
    }

    @Test("example-apps names its apps") func unknownExample() throws {
        let run = try Run("example-apps", ["photo"])
        #expect(run.status == 2 && run.diagnostics.contains("nearest: photos"))
    }
}
