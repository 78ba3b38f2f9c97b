import LintelModel
import LintelTestSupport
import Testing

@testable import LintelLayout

/// A status bar of a device by name, in the simulator's usual state unless changed.
struct StatusBarFixture {
    var device: String
    var system: SystemVersion = 18
    var orientation = Orientation.portrait
    var locale: LocaleIdentifier = "en_US"
    var style = StatusBar.Style.darkContent
    var usesMeasuredFigures = true

    var environment: LayoutEnvironment {
        LayoutEnvironment(text: RecordedText(), images: PlainEnvironment(), locale: PlainEnvironment())
    }

    func screen(_ change: (inout DeviceStatus) -> Void = { _ in }) throws -> Screen {
        let device = try #require(DeviceCatalogue.device(named: device))
        var screen = Screen(device: device, traits: Traits(orientation: orientation, locale: locale, system: system))
        change(&screen.status)
        return screen
    }

    func bar(_ change: (inout DeviceStatus) -> Void = { _ in }) throws -> PlacedBar {
        let screen = try screen(change)
        return StatusBarPlacer(environment: environment, usesMeasuredFigures: usesMeasuredFigures)
            .place(screen, screen.resolved(), style: style)
    }
}

extension PlacedBar {
    subscript(_ id: StatusItemID) -> PlacedItem? { items.first { $0.id == id.rawValue } }

    /// The ids from left to right, as they are seen.
    var order: String { items.sorted { $0.frame.minX < $1.frame.minX }.map(\.id).joined(separator: " ") }
}
