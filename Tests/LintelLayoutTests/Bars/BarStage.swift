import LintelLayout
import LintelModel
import LintelTestSupport

/// Sets up a screen in one call and places it in the plain world, where a character is half its size wide.
struct BarStage {
    var device = "iPhone 15"
    var system: SystemVersion = 18
    var orientation = Orientation.portrait
    var locale: LocaleIdentifier = "en_US"
    var appearance = Appearance.light

    /// Pictures that are there: `icon.svg` is 24 × 24, `tall.png` 30 × 60.
    static let files = ["icon.svg": Size(width: 24, height: 24), "tall.png": Size(width: 30, height: 60)]

    static let icon = BarItem(.icon(.file("icon.svg", size: nil)))

    func place(_ setUp: (inout Screen) -> Void) -> PlacedScreen {
        let traits = Traits(appearance: appearance, orientation: orientation, locale: locale, system: system)
        guard let device = DeviceCatalogue.device(named: device) else { preconditionFailure("no device named \(device)") }
        var screen = Screen(device: device, traits: traits)
        screen.statusBar.isHidden = true
        setUp(&screen)
        return ScreenLayout(environment: PlainEnvironment(files: Self.files).layout).place(screen)
    }
}
