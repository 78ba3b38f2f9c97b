/// The circumstances a screen is shown in. System, SDK and edition are three values, never one (cli.md, screen flags).
public struct Traits: Hashable, Sendable {
    public var appearance: Appearance
    public var orientation: Orientation
    public var locale: LocaleIdentifier
    public var textSize: TextSize
    public var accessibility: AccessibilitySettings
    /// The system that runs: behaviour and looks ("run ≥ n" in behaviour.md).
    public var system: SystemVersion
    /// The SDK that was linked: gates of behaviour ("SDK ≥ n").
    public var sdk: SystemVersion
    /// `UIDesignRequiresCompatibility`: the bars of before 26 on system 26; ignored from SDK 27 on (TB-20).
    public var requiresDesignCompatibility = false

    public init(
        appearance: Appearance = .light, orientation: Orientation = .portrait, locale: LocaleIdentifier = "en_US",
        textSize: TextSize = .large, accessibility: AccessibilitySettings = AccessibilitySettings(),
        system: SystemVersion = 18, sdk: SystemVersion? = nil
    ) {
        self.appearance = appearance
        self.orientation = orientation
        self.locale = locale
        self.textSize = textSize
        self.accessibility = accessibility
        self.system = system
        self.sdk = sdk ?? system
    }

    /// The looks that the running system has.
    public var era: SystemEra { SystemEra(system) }

    /// Whether bars are drawn as floating glass (TB-20): the system and the SDK are 26 or later, and the app did not opt out.
    public var usesGlass: Bool {
        system >= Self.glassSystem && sdk >= Self.glassSystem && !(requiresDesignCompatibility && sdk < Self.compatibilityEnd)
    }

    /// The first system with glass, and the SDK from which opting out ends (TB-20).
    private static let glassSystem: SystemVersion = 26
    private static let compatibilityEnd: SystemVersion = 27

    /// The direction of the locale's language.
    public var direction: LayoutDirection { locale.direction }
}
