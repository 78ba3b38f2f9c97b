/// The keys of a target's Info.plist that have to do with the status bar, from the file and from build settings (SB-35 to SB-38).
public struct StatusBarKeys: Hashable, Sendable {
    /// A value as the file has it; other types count as absent.
    public enum Value: Hashable, Sendable {
        case boolean(Bool)
        case text(String)
    }

    /// The file's entries; a key may carry `~iphone`, `~ipad` or `~ipod`.
    public var file: [String: Value]
    /// `INFOPLIST_KEY_…` settings, without that prefix.
    public var buildSettings: [String: Value]
    /// `GENERATE_INFOPLIST_FILE`; the settings count only then.
    public var isGenerated: Bool
    /// File and line of keys, by the key as written, for the reasons.
    public var places: [String: String]
    /// Why the keys are not known, as a sentence; nil where they are.
    public var doubt: String?

    public init(file: [String: Value] = [:], buildSettings: [String: Value] = [:], isGenerated: Bool = false) {
        self.file = file
        self.buildSettings = buildSettings
        self.isGenerated = isGenerated
        places = [:]
    }

    /// Whether controllers decide.
    package static let control = "UIViewControllerBasedStatusBarAppearance"
    /// The style at launch, or the app's own.
    package static let style = "UIStatusBarStyle"
    /// Whether the bar is hidden at launch, or throughout.
    package static let hidden = "UIStatusBarHidden"
    /// The keys that build settings may give (SB-37).
    static let settable: Set<String> = [style, hidden, "UIUserInterfaceStyle", "UIRequiresFullScreen"]

    /// What counts on a device: the suffixed key of the file, else the build setting, else the file (SB-36, SB-37).
    func value(_ key: String, isPad: Bool) -> Value? {
        if let suffixed = file[key + (isPad ? "~ipad" : "~iphone")] { return suffixed }
        if isGenerated, Self.settable.contains(key), let setting = buildSettings[key] { return setting }
        return file[key]
    }

    /// Where a key's value is written, in brackets and after a blank; empty where that is not known.
    func source(_ key: String, isPad: Bool) -> String {
        (places[key + (isPad ? "~ipad" : "~iphone")] ?? places[key]).map { " (\($0))" } ?? ""
    }

    /// Whether controllers decide; only the Boolean NO switches that off (SB-38).
    func isControllerBased(isPad: Bool) -> Bool { value(Self.control, isPad: isPad) != .boolean(false) }

    /// Whether the bar is hidden while the app launches (SB-35).
    public func isInitiallyHidden(isPad: Bool) -> Bool { value(Self.hidden, isPad: isPad) == .boolean(true) }

    /// The style at launch; the obsolete black ones behave as light (SB-30, SB-35).
    public func initialStyle(isPad: Bool) -> StatusBar.Style {
        guard case .text(let name) = value(Self.style, isPad: isPad) else { return .default }
        return StatusBar.Style(propertyListName: name) ?? .default
    }
}
