import LintelModel

/// What the keys of a window do. One truth for the keys themselves, the window's help and that of the command line.
public enum WindowCommand: CaseIterable, Sendable {
    case help, rotate, appearance, nextSystem, previousSystem, nextDevice, previousDevice, largerText, smallerText, keyboard, status
    case networkActivity, batteryPercentage, lowPower, airplane, location, call, picture, quit

    /// The key as people write it.
    public var keys: String {
        switch self {
        case .help: "F1 or ?"
        case .rotate: "Ctrl R"
        case .appearance: "Ctrl D"
        case .nextSystem: "Ctrl E"
        case .previousSystem: "Ctrl Shift E"
        case .nextDevice: "Ctrl N"
        case .previousDevice: "Ctrl Shift N"
        case .largerText: "Ctrl +"
        case .smallerText: "Ctrl -"
        case .keyboard: "Ctrl K"
        case .status: "Ctrl S"
        case .networkActivity: "Ctrl A"
        case .batteryPercentage: "Ctrl 1"
        case .lowPower: "Ctrl 2"
        case .airplane: "Ctrl 3"
        case .location: "Ctrl 4"
        case .call: "Ctrl 5"
        case .picture: "Ctrl P"
        case .quit: "Ctrl Q"
        }
    }

    /// What it does, in a few words.
    public var words: String {
        switch self {
        case .help: "this help"
        case .rotate: "turn the device"
        case .appearance: "light or dark"
        case .nextSystem: "next system, 13 to 27"
        case .previousSystem: "the system before"
        case .nextDevice: "next device"
        case .previousDevice: "the device before"
        case .largerText: "larger text"
        case .smallerText: "smaller text"
        case .keyboard: "keyboard up or down"
        case .status: "next status: presets, then live"
        case .networkActivity: "network activity"
        case .batteryPercentage: "battery percentage"
        case .lowPower: "Low Power Mode"
        case .airplane: "airplane mode"
        case .location: "location in use"
        case .call: "a call goes on"
        case .picture: "write a picture"
        case .quit: "quit"
        }
    }

    /// The letter or sign that stands for it while Ctrl is down, and whether Shift must be.
    var control: (key: Character, shift: Bool?)? {
        switch self {
        case .help: nil
        case .rotate: ("r", nil)
        case .appearance: ("d", nil)
        case .nextSystem: ("e", false)
        case .previousSystem: ("e", true)
        case .nextDevice: ("n", false)
        case .previousDevice: ("n", true)
        // Beside each other on most keyboards, with Shift or without.
        case .largerText: ("+", nil)
        case .smallerText: ("-", nil)
        case .keyboard: ("k", nil)
        case .status: ("s", nil)
        case .networkActivity: ("a", nil)
        case .batteryPercentage: ("1", nil)
        case .lowPower: ("2", nil)
        case .airplane: ("3", nil)
        case .location: ("4", nil)
        case .call: ("5", nil)
        case .picture: ("p", nil)
        case .quit: ("q", nil)
        }
    }

    /// The command of a key that is pressed while Ctrl is down. The key that bears `=` bears `+` on many keyboards.
    static func command(key: Character, isShiftDown: Bool) -> WindowCommand? {
        allCases.first { command in
            guard let control = command.control else { return false }
            return control.key == (key == "=" ? "+" : key) && (control.shift ?? isShiftDown) == isShiftDown
        }
    }
}
