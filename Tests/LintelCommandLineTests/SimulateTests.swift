import Foundation
import LintelTestSupport
import Testing

@testable import LintelCommandLine

/// `lintel simulate --script`: frames, films and traces without a display.
@Suite struct SimulateTests {
    static let photo = """
        { device: "iPhone 14", content: { gradient: ["#0B2545", "#F4A259"], kind: "fullScreenMedia" },
          toolbar: { items: [{ icon: "square.and.arrow.up", label: "Share" }, "flexibleSpace", { icon: "trash", label: "Delete" }] } }
        """

    static func folder(_ script: String) throws -> TemporaryFolder {
        try TemporaryFolder(["Photo.screen.json": Array(photo.utf8), "a.gestures": Array(script.utf8)])
    }

    @Test("a tap takes the bars away and the next brings them back, and the trace says why")
    func trace() throws {
        let folder = try Self.folder("at 0.5 tap 195 400\nat 1.5 tap 195 400\n")
        let transcript = Transcript(["simulate", "TMP/Photo.screen.json", "--script", "TMP/a.gestures"], in: folder)
        #expect(transcript.status == 0 && transcript.diagnostics.isEmpty)
        #expect(transcript.output.contains("    0.580  status bar visibility: shown → hidden\n"))
        #expect(transcript.output.contains("    1.580  status bar visibility: hidden → shown\n"))
        #expect(
            transcript.output.contains(
                "because a finger leaves at 195, 400; hidden: a tap on full-screen media takes all bars away (SB-75)"))
        let written = Transcript(
            ["simulate", "TMP/Photo.screen.json", "--script", "TMP/a.gestures", "--trace", "TMP/trace.json"], in: folder)
        #expect(written.output == "TMP/trace.json\n")
        let json = try JSONSerialization.jsonObject(with: Data(try folder.bytes("trace.json"))) as? [String: Any]
        let trace = try #require(json?["trace"] as? [[String: Any]])
        #expect(json?["schemaVersion"] as? Int == 1)
        #expect(trace.contains { $0["subject"] as? String == "toolbar visibility" && $0["new"] as? String == "hidden" })
    }

    @Test("frames and films are the same bytes each time")
    func pictures() throws {
        let folder = try Self.folder("at 0.2 tap 195 400\n")
        func run(_ output: String) -> Transcript {
            Transcript(
                ["simulate", "TMP/Photo.screen.json", "--script", "TMP/a.gestures", "--scale", "1", "--fps", "10", "-o", output], in: folder
            )
        }
        #expect(run("TMP/a.png").output == "TMP/a.png\n")
        #expect(run("TMP/b.png").status == 0)
        #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
        #expect(run("TMP/frames").status == 0)
        let names = try folder.contents("frames")
        // 0.28 s of tapping, 0.35 s of fading: frames at 0 to 0.7 s.
        #expect(names == (1...8).map { "frame-000\($0).png" })
        #expect(try folder.bytes("frames/frame-0001.png") == folder.bytes("frames/frame-0002.png"))
        #expect(try folder.bytes("frames/frame-0001.png") != folder.bytes("frames/frame-0008.png"))
    }

    @Test(
        "bad scripts and outputs: status 2, and nothing is written",
        arguments: [
            ("tpa 1 1", ["-o", "TMP/out"], "error: `tpa` is no action\n  --> TMP/a.gestures:1:1\n  help: nearest: tap;"),
            ("tap 1 1", ["-o", "TMP/out.svg"], "error: `TMP/out.svg` names no picture format"),
            ("tap 1 1", ["--fps", "0"], "error: --fps: 0 is out of range\n  help: allowed: 1 to 120; nearest: 1\n"),
            ("tap 1 1", ["--appearance", "light", "--appearance", "dark"], "error: there are 2 screens, of which one can run\n"),
        ])
    func refuses(script: String, words: [String], message: String) throws {
        let folder = try Self.folder(script)
        let transcript = Transcript(["simulate", "TMP/Photo.screen.json", "--script", "TMP/a.gestures"] + words, in: folder)
        #expect(transcript.status == 2)
        #expect(transcript.diagnostics.hasPrefix(message), "\(transcript.diagnostics)")
        #expect(try folder.contents() == ["Photo.screen.json", "a.gestures"])
    }

    @Test("docs/simulate/photo.png is what the code draws today")
    func pictureOfTheDocs() throws {
        let folder = try TemporaryFolder()
        func path(_ name: String) -> String { PackageRoot.folder.appending(path: name).path() }
        let transcript = Transcript(
            [
                "simulate", path("Examples/Screens/Photo.screen.json"), "--script", path("Examples/Simulate/Photo.gestures"), "--fps", "12",
                "--scale", "1", "-o", "TMP/photo.png",
            ], in: folder)
        #expect(transcript.status == 0)
        #expect(try folder.bytes("photo.png") == Array(Data(contentsOf: URL(filePath: path("docs/simulate/photo.png")))))
    }

    @Test func aMissingScriptIsTold() throws {
        let folder = try Self.folder("")
        let transcript = Transcript(["simulate", "TMP/Photo.screen.json", "--script", "TMP/none"], in: folder)
        #expect(transcript.status == 2 && transcript.diagnostics.hasPrefix("error: no such file\n  --> TMP/none"))
    }
}
