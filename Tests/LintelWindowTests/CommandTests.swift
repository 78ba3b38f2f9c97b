import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelWindow

/// What keys do to a running screen.
@MainActor
@Suite struct CommandTests {
    static func screen() throws -> Screen { Screen(device: try #require(DeviceCatalogue.device(named: "iPhone 15"))) }

    @Test("each key is one command's, however Shift stands for those that do not ask for it")
    func keysAreToldApart() {
        for command in WindowCommand.allCases {
            guard let control = command.control else { continue }
            for shift in [false, true] where control.shift ?? shift == shift {
                #expect(WindowCommand.command(key: control.key, isShiftDown: shift) == command)
            }
        }
        #expect(WindowCommand.command(key: "=", isShiftDown: true) == .largerText)
        #expect(WindowCommand.command(key: "y", isShiftDown: false) == nil)
        #expect(Set(WindowCommand.allCases.map(\.keys)).count == WindowCommand.allCases.count)
    }

    @Test(
        "what the screen is after the key",
        arguments: [
            (WindowCommand.rotate, "landscape"), (.appearance, "dark"), (.nextSystem, "26"), (.previousSystem, "17"),
            (.largerText, "extraLarge"), (.smallerText, "medium"), (.keyboard, "keyboard"), (.batteryPercentage, "percentage"),
            (.airplane, "airplane"),
            (.location, "location"), (.lowPower, "low power"), (.call, "call"),
        ])
    func changes(command: WindowCommand, word: String) throws {
        let simulation = ScreenSimulation(showing: try Self.screen(), environment: PlainEnvironment().layout)
        func words() -> Set<String> {
            let screen = simulation.screen
            var words: Set<String> = [
                screen.traits.orientation.rawValue, screen.traits.appearance.rawValue, "\(screen.traits.system)",
                screen.traits.textSize.rawValue,
            ]
            if screen.isKeyboardUp { words.insert("keyboard") }
            if screen.status.battery?.showsPercentage == true { words.insert("percentage") }
            if screen.status.battery?.isLowPowerMode == true { words.insert("low power") }
            if screen.status.isAirplaneMode { words.insert("airplane") }
            if screen.status.usesLocation { words.insert("location") }
            if screen.status.isInCall { words.insert("call") }
            return words
        }
        #expect(!words().contains(word))
        for event in command.events(on: simulation.screen) { simulation.handle(event) }
        #expect(words().contains(word))
    }

    @Test("devices go round, phones and iPads, and bring the status of their own")
    func devicesGoRound() throws {
        var screen = try Self.screen()
        var seen: Set<String> = []
        for _ in WindowCommand.devices {
            for event in WindowCommand.nextDevice.events(on: screen) {
                if case .device(let device) = event { screen.device = device }
                if case .status(let status) = event { screen.status = status }
            }
            seen.insert(screen.device.id)
            #expect(screen.status == .marketing(for: screen.device))
        }
        #expect(seen.count == WindowCommand.devices.count && seen.count > 20)
        #expect(screen.device.display == (try Self.screen()).device.display)
    }

    @Test("systems go round from 27 to 13 and back")
    func systemsGoRound() throws {
        var screen = try Self.screen()
        screen.traits.system = 27
        #expect(WindowCommand.nextSystem.events(on: screen) == [.system(13)])
        screen.traits.system = 13
        #expect(WindowCommand.previousSystem.events(on: screen) == [.system(27)])
    }

    @Test("the help stays inside low and narrow screens", arguments: [Size(width: 393, height: 852), Size(width: 568, height: 320)])
    func helpFits(size: Size) {
        let whole = Rect(origin: .zero, size: size)
        var texts = 0
        for item in HelpPanel(size: size).drawing {
            guard case .text(let run) = item else { continue }
            texts += 1
            #expect(whole.contains(run.origin))
        }
        #expect(texts == (WindowCommand.allCases.count + 1) * 2)
    }
}
