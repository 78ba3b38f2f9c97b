import Foundation
import LintelRunning
import Testing

@testable import LintelCommandLine

/// Arguments, and the exact words and status that answer them (cli.md: 2 for bad usage, allowed values and the nearest one named).
@Suite struct UsageTests {
    /// A full disk is no success; a reader that went away is none of ours.
    @Test func lostResultsAreTold() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let sink = DescriptorSink(full.fileDescriptor)
        sink.write("x")
        sink.flush()
        #expect(sink.failure == "no space left on device")

        let pipe = Pipe()
        let broken = DescriptorSink(pipe.fileHandleForWriting.fileDescriptor)
        signal(SIGPIPE, SIG_IGN)
        try pipe.fileHandleForReading.close()
        broken.write("x")
        broken.flush()
        #expect(broken.failure == nil)
    }

    @Test(arguments: [
        ("", "error: a command is missing\n  help: `lintel --help` lists the commands\n"),
        (
            "chek",
            "error: `chek` is no command\n  help: nearest: check; commands: check, devices, explain, measure, render, rules, simulate, symbols\n"
        ),
        ("--versoin", "error: option --versoin is not known\n  help: nearest: --version\n"),
        (
            "measure",
            "error: there is no screen to look at\n  help: name a screen description, a storyboard or xib, or say --device NAME for an empty screen\n"
        ),
        ("measure --devise x", "error: option --devise is not known\n  help: nearest: --device\n"),
        ("measure --device", "error: --device needs a value: NAME\n"),
        ("measure --device --pixels", "error: --device needs a value: NAME\n"),
        ("measure -x", "error: option -x is not known\n  help: `--help` lists the options\n"),
        (
            "measure --device iPhone15Por",
            "error: --device: device `iPhone15Por` is not known\n"
                + "  help: nearest: iPhone 15 Pro, iPhone 11 Pro, iPhone 12 Pro; `lintel devices` lists all names and identifiers\n"
        ),
        ("measure --batteryLevel 140", "error: --batteryLevel: 140 is out of range\n  help: allowed: 0 to 100; nearest: 100\n"),
        ("measure --batteryLevel=-5", "error: --batteryLevel: -5 is out of range\n  help: allowed: 0 to 100; nearest: 0\n"),
        ("measure --wifiBars lots", "error: --wifiBars: `lots` cannot be read\n  help: expected is a number\n"),
        (
            "measure --dataNetwork 6g",
            "error: --dataNetwork: `6g` is not known\n"
                + "  help: allowed: hide, wifi, 3g, 4g, lte, lte-a, lte+, 5g, 5g+, 5g-uwb, 5g-uc; nearest: 3g\n"
        ),
        ("measure --appearance Dark", "error: --appearance: `Dark` is not known\n  help: allowed: light, dark; nearest: dark\n"),
        ("measure --system old", "error: --system: `old` cannot be read\n  help: expected is a version such as 18 or 17.4\n"),
        ("measure --scroll 2", "error: --scroll: 2 is out of range\n  help: allowed: 0 to 1; nearest: 1\n"),
        ("measure --scroll end", "error: --scroll: `end` is not known\n  help: allowed: top, middle, bottom, 0 to 1\n"),
        ("measure --keyboard=maybe", "error: --keyboard: `maybe` is not known\n  help: allowed: true, false\n"),
        ("measure --time 1 --time 2", "error: --time is given twice\n"),
        (
            "measure --preset lively",
            "error: --preset: `lively` is not known\n"
                + "  help: allowed: marketing, offline, busy, low-battery, no-sim, live; nearest: live\n"
        ),
        ("measure --format yaml", "error: --format: `yaml` is not known\n  help: allowed: text, json, jsonl\n"),
        ("render --device iPhone15", "error: -o FILE or -o FOLDER is missing\n  help: `--help` shows how the command is called\n"),
        (
            "render --device iPhone15 -o a.jpg",
            "error: `a.jpg` names no picture format that can be written\n  help: end the name in .png or .svg, or name a folder\n"
        ),
        (
            "render --device iPhone15 --device iPhone14 -o a.png",
            "error: 2 pictures do not fit into the one file `a.png`\n  help: name a folder instead: -o pictures/\n"
        ),
        ("explain", "error: RULE is missing\n  help: `--help` shows how the command is called\n"),
        ("explain a b", "error: `b` is more than this command takes\n"),
        (
            "explain toolbar-with-tabbar",
            "error: rule `toolbar-with-tabbar` is not known\n  help: nearest: toolbar-with-tab-bar; `lintel rules` lists them all\n"
        ),
        ("rules extra", "error: `extra` is more than this command takes\n"),
        ("check", "error: PATH… is missing\n  help: `--help` shows how the command is called\n"),
        ("check --edition 12 .", "error: --edition: `12` is not known\n  help: allowed: 7, 10, 15, 22, 26; nearest: 10\n"),
        ("check --fail-on eror .", "error: --fail-on: `eror` is not known\n  help: allowed: advice, warning, error; nearest: error\n"),
    ])
    func refuses(line: String, words: String) {
        let transcript = Transcript(line.split(separator: " ").map(String.init))
        #expect(transcript.diagnostics == words)
        #expect(transcript.output.isEmpty)
        #expect(transcript.status == 2)
    }

    @Test(arguments: [
        ("--version", "lintel \(CommandLineTool.version)\n"),
        ("rules --help", "lintel rules: lists the rules with their severity\n"),
        ("help rules", "lintel rules: lists the rules with their severity\n"),
        ("--help", "lintel checks, draws and measures the status bars and toolbars of iOS apps\n"),
        ("-h", "lintel checks, draws and measures the status bars and toolbars of iOS apps\n"),
        ("explain -h", "lintel explain: prints the page of a rule"),
    ])
    func answers(line: String, beginning: String) {
        let transcript = Transcript(line.split(separator: " ").map(String.init))
        #expect(transcript.output.hasPrefix(beginning))
        #expect(transcript.diagnostics.isEmpty)
        #expect(transcript.status == 0)
    }

    /// Every flag of cli.md stands in the help of the commands that take it.
    @Test(arguments: ["render", "measure", "simulate"])
    func helpNamesEveryFlagOfTheContract(command: String) {
        let flags = """
            time dataNetwork wifiMode wifiBars cellularMode cellularBars operatorName batteryState batteryLevel batteryPercentage lowPowerMode
            airplaneMode location alarm rotationLock bluetooth focus vpn networkActivity recording call hotspot backTo date locale preset
            device orientation appearance system sdk scroll keyboard text-size bold-text increase-contrast reduce-transparency reduce-motion
            button-shapes width scene
            """.split { $0 == " " || $0 == "\n" }
        let help = Transcript([command, "--help"]).output
        for flag in flags { #expect(help.contains("--\(flag)"), "\(flag)") }
    }

    @Test func helpFitsItsWidth() {
        for command in allCommands {
            for line in HelpPage.page(of: command.syntax, program: command.name).split(separator: "\n")
            where !line.hasPrefix("  --") && !line.hasPrefix("  -") {
                #expect(line.count <= HelpPage.width, "\(command.name): \(line)")
            }
        }
    }

    @Test(arguments: [
        (["--time", "9:41"], "9:41"), (["--time=9:41"], "9:41"), (["--time="], nil), (["--time=-1"], "-1"), (["--time", "-"], "-"),
    ])
    func valuesMayBeAttached(words: [String], time: String?) throws {
        let value = try #require(
            try Transcript(["measure", "--device", "iPhone 15", "--format", "json"] + words).json() as? [String: Any])
        let items = (value["statusBar"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
        #expect(items.first { $0["id"] as? String == "time" }?["text"] as? String == time)
    }

    /// What follows `--` is an operand, whatever it looks like.
    @Test func twoHyphensEndTheOptions() {
        #expect(Transcript(["measure", "--", "--device"]).diagnostics.hasPrefix("error: no such file\n  --> --device"))
    }
}
