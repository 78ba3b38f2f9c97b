import LintelEvidence
import LintelModel
import LintelProject
import Testing

/// Scripts as events at their times, and what is said of bad ones.
@Suite struct GestureScriptTests {
    static let screen = Screen(device: ScreenSettings.defaultDevice)

    static func script(_ text: String) throws(ScriptError) -> GestureScript { try GestureScript(text, file: "a.gestures", on: screen) }

    @Test func actionsFollowEachOther() throws {
        let script = try Self.script(
            """
            # a tap, then the keyboard
            tap 100 200
            wait 0.5   # half a second
            keyboard up
            type "Hi"
            at 3
            key return
            at 2 appearance dark
            """)
        let told = script.inputs.map { "\(Int(($0.time * 1000).rounded())) \($0.event.words)" }
        #expect(
            told == [
                "0 a finger comes down at 100, 200", "80 a finger leaves at 100, 200", "580 the keyboard comes up", "580 the text `H`",
                "680 the text `i`", "2000 the interface turns dark", "3000 the return key",
            ])
        #expect(script.duration == 3)
    }

    @Test("a pan rests before it leaves, a swipe leaves in full flight")
    func fingerPaths() throws {
        func last(_ text: String) throws -> [Double] {
            try Self.script(text).inputs.compactMap { input -> Double? in
                guard case .touch(let touch) = input.event else { return nil }
                return touch.point.y
            }.suffix(3)
        }
        #expect(try last("pan 100 600 to 100 300 for 0.5") == [300, 300, 300])
        let swipe = try last("swipe 100 600 to 100 300 for 0.5")
        #expect(swipe[0] == 310 && swipe[2] == 300)
        let up = try Self.script("swipe up").inputs
        #expect(up.first?.event == .touch(Touch(.began, at: Point(x: 196.5, y: 639))))
        #expect(up.last?.event == .touch(Touch(.ended, at: Point(x: 196.5, y: 213))))
    }

    @Test(
        "settings of screen and status, by the names that flags have",
        arguments: [
            ("rotate", "the device is held in landscape"), ("system 26", "the system is 26 now"),
            ("text-size extraLarge", "the text size is extraLarge now"),
            ("bold-text", "an accessibility setting changes"), ("locale de_DE", "the locale is de_DE now"),
            ("status batteryLevel 20", "the device's status changes"), ("status lowPowerMode", "the device's status changes"),
            ("status preset busy", "the device's status changes"), ("network begin", "a transfer begins"),
            ("wheel 100 400 -30", "a wheel over 100, 400"),
            ("device \"iPhone SE (3rd generation)\"", "the device is iPhone SE (3rd generation) now"),
        ])
    func settings(line: String, words: String) throws {
        #expect(try Self.script(line).inputs.first?.event.words == words)
    }

    @Test func statusesBuildOnEachOther() throws {
        let inputs = try Self.script("status batteryLevel 20\nstatus batteryState charging").inputs
        guard case .status(let status)? = inputs.last?.event else { throw ScriptError(.openQuotation, at: .init(file: "")) }
        #expect(status.battery?.level == 20 && status.battery?.state == .charging)
    }

    @Test(
        "bad lines: what, where, how to go on",
        arguments: [
            ("tpa 1 2", "`tpa` is no action", 1, 1, "nearest: tap"),
            ("# x\n  at 1 tap 1 2000", "1 2000 lies outside the screen of 393 × 852 points", 2, 12, "points from the top left"),
            ("rotate\ntap 1 1\ntap 800 1\n", "`800`", 3, 5, ""),
            ("tap 1", "y is missing after `tap`", 1, 5, "write `tap X Y`"),
            ("tap 1 2 3", "`3` is more than `tap` takes", 1, 9, "write `tap X Y`"),
            ("tap 1 x", "y: `x` cannot be read", 1, 7, "a number"),
            ("at x tap 1 2", "seconds: `x` cannot be read", 1, 4, "a number"),
            ("at -1 tap 1 2", "seconds: -1 is out of range", 1, 4, "0 to 3600"),
            ("type \"abc", "the quotation mark is never closed", 1, 6, "close it"),
            ("appearance dusk", "appearance: `dusk` is not known", 1, 12, "light, dark"),
            ("status batteryLvel 3", "status: `batteryLvel` is not known", 1, 8, "nearest: batteryLevel"),
            ("status batteryLevel 120", "batteryLevel: 120 is out of range", 1, 21, "0 to 100"),
            ("pan 1 2 3 4", "`to X Y` is missing after `pan`", 1, 7, "pan X Y to X Y"),
            ("at 3599 wait 10", "the script runs longer than 3600 seconds", 1, 14, "shorten"),
        ])
    func refuses(text: String, message: String, line: Int, column: Int, help: String) {
        do {
            let script = try Self.script(text)
            // The third sample is fine: the screen lies on its side by then.
            #expect(message == "`800`" && script.inputs.count == 5)
        } catch {
            #expect(error.message == message)
            #expect(error.place.range?.start.line == line && error.place.range?.start.column == column)
            #expect(error.help?.contains(help) == true, "\(error.help ?? "")")
        }
    }
}
