public import LintelModel

/// How a screen is asked to be shown: on which device, in which circumstances, with which status.
public struct ScreenSettings: Sendable {
    public var changes = SettingChanges<Screen>()
    public var status = StatusSettings()
    /// Reads the machine, for the preset `live`; nil where nobody can.
    public var readLive: (@Sendable () -> LiveReading)?

    public init() {}

    /// What screens are shown on where nothing else is said: a phone with the island, at the middle of the sizes in use.
    public static var defaultDevice: Device {
        guard let device = DeviceCatalogue.device(named: "iPhone 15") else { preconditionFailure("the catalogue holds the iPhone 15") }
        return device
    }

    /// Sets what was asked for, and leaves the rest as it is.
    public func apply(to screen: inout Screen) {
        let live = status.start == .live ? readLive?() : nil
        if let live { screen.traits.locale = live.locale }
        changes.apply(to: &screen, in: Self.table)
        screen.status = status.status(for: screen.device, live: live?.status)
        if status.start == .live, live == nil { screen.notes.append("nobody here reads the machine's status: marketing in live's place") }
    }

    /// The other one's values win.
    public mutating func merge(_ other: ScreenSettings) {
        changes.merge(other.changes)
        status.merge(other.status)
        readLive = other.readLive ?? readLive
    }
}

extension ScreenSettings {
    /// The screen flags (cli.md) and `locale`; system before SDK, which follows it unless it is named.
    public static let table: [Setting<Screen>] = [
        Setting("device", "NAME", isAxis: true, help: "name or identifier; `lintel devices` lists them") { (input) throws(SettingProblem) in
            let device = try device(named: input.text())
            return { $0.device = device }
        },
        Setting("displayZoom", flag: "display-zoom", help: "Display Zoom is set to Larger Text") { (input) throws(SettingProblem) in
            let isOn = try input.flag()
            return { if isOn { $0.zoomDisplay() } }
        },
        .word("orientation", Orientation.self, isAxis: true, help: "how the device is held") { $0.traits.orientation = $1 },
        .word("appearance", Appearance.self, isAxis: true, help: "light or dark interface") { $0.traits.appearance = $1 },
        Setting("system", "VERSION", isAxis: true, help: "the iOS that runs; looks change at 13, 15, 18 and 26") {
            (input) throws(SettingProblem) in
            let version = try input.version()
            return {
                $0.traits.system = version
                $0.traits.sdk = version
            }
        },
        Setting("sdk", "VERSION", help: "the SDK the app was linked with; the system's unless given") { (input) throws(SettingProblem) in
            let version = try input.version()
            return { $0.traits.sdk = version }
        },
        Setting("locale", "ID", isAxis: true, help: "12 or 24 hours, digits, date and direction, such as en_US") {
            (input) throws(SettingProblem) in
            let locale = try locale(input.text())
            return { $0.traits.locale = locale }
        },
        Setting("scroll", "top|middle|bottom|0-1", help: "where the content is scrolled to") { (input) throws(SettingProblem) in
            let scroll = try scroll(input)
            return { $0.content.scroll = scroll }
        },
        .flag("keyboard", \.isKeyboardUp, help: "the keyboard is on screen"),
        .word(
            "textSize", flag: "text-size", TextSize.self, placeholder: "NAME", isAxis: true, help: "preferred text size, such as extraLarge"
        ) {
            $0.traits.textSize = $1
        },
        .flag("boldText", flag: "bold-text", \.traits.accessibility.boldText, help: "Bold Text is on"),
        .flag(
            "increaseContrast", flag: "increase-contrast", \.traits.accessibility.increaseContrast, help: "Increase Contrast is on"),
        .flag(
            "reduceTransparency", flag: "reduce-transparency", \.traits.accessibility.reduceTransparency,
            help: "Reduce Transparency is on"),
        .flag("reduceMotion", flag: "reduce-motion", \.traits.accessibility.reduceMotion, help: "Reduce Motion is on"),
        .flag("buttonShapes", flag: "button-shapes", \.traits.accessibility.buttonShapes, help: "Button Shapes is on"),
        Setting("width", "POINTS", help: "width of the app's window on an iPad") { (input) throws(SettingProblem) in
            let width = try input.number(in: windowWidths)
            return { $0.windowWidth = width }
        },
    ]

    /// From the slimmest Slide Over to beyond the widest iPad held sideways, in points.
    static let windowWidths = 200.0...2000.0

    /// The device a text means; throws with the nearest names.
    public static func device(named name: String) throws(SettingProblem) -> Device {
        if let device = DeviceCatalogue.device(named: name) { return device }
        throw .unknownDevice(name, near: DeviceCatalogue.suggestions(for: name))
    }

    private static func locale(_ identifier: String) throws(SettingProblem) -> LocaleIdentifier {
        let parts = identifier.prefix { $0 != "@" }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let isWellFormed = parts.allSatisfy { !$0.isEmpty && $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard isWellFormed, let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter) else {
            throw .malformed(identifier, expected: "a locale such as en_US, de or zh-Hant_TW")
        }
        return LocaleIdentifier(identifier)
    }

    static func scroll(_ input: SettingInput) throws(SettingProblem) -> Content.Scroll {
        switch input {
        case .json(.number): return .fraction(try input.number(in: 0...1))
        case .argument, .json:
            let words: [String: Content.Scroll] = ["top": .top, "middle": .middle, "bottom": .bottom]
            let text = try input.text()
            if let scroll = words[text] { return scroll }
            if Double(text) != nil { return .fraction(try SettingInput.argument(text).number(in: 0...1)) }
            let allowed = ["top", "middle", "bottom"]
            throw .unknown(text, allowed: allowed + ["0 to 1"], nearest: NearestName.of(text, among: allowed))
        }
    }
}

extension Screen {
    fileprivate mutating func zoomDisplay() {
        if let zoomed = device.zoomed {
            device = zoomed
        } else {
            notes.append("no source tells the Display Zoom of \(device.name): drawn in standard zoom")
        }
    }
}
