import LintelModel
import Testing

/// Screens for the tables: a device, a system and what the case changes.
func screen(
    _ name: String, system: SystemVersion = 18, sdk: SystemVersion? = nil, _ orientation: Orientation = .portrait,
    appearance: Appearance = .light, _ change: (inout Screen) -> Void = { _ in }
) throws -> Screen {
    let device = try #require(DeviceCatalogue.device(named: name))
    var screen = Screen(device: device, traits: Traits(appearance: appearance, orientation: orientation, system: system, sdk: sdk))
    change(&screen)
    return screen
}

/// Two lengths are one when they differ by less than a tenth of a pixel at 3x.
func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.03 }
