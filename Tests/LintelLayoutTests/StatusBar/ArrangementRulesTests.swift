import LintelModel
import Testing

@testable import LintelLayout

/// A newcomer's test: without a display's measured figures, its boxes still follow from the arrangement's rules.
@Suite struct ArrangementRulesTests {
    static let measured: [String] = {
        var displays: Set<String> = []
        return DeviceCatalogue.all.filter { device in
            guard MeasuredFigures.of(device.display) != nil else { return false }
            return displays.insert("\(device.display.statusBarLayout) \(device.display.points)").inserted
        }.map(\.name)
    }()

    @Test("without measured figures every box is within a point", arguments: measured, [SystemVersion(13), 18, 26])
    func withinAPoint(_ device: String, _ system: SystemVersion) throws {
        var fixture = StatusBarFixture(device: device, system: system)
        let seen = try fixture.bar()
        fixture.usesMeasuredFigures = false
        let ruled = try fixture.bar()
        #expect(ruled.items.map(\.id) == seen.items.map(\.id))
        for (rule, measure) in zip(ruled.items, seen.items) {
            let apart = max(abs(rule.frame.minX - measure.frame.minX), abs(rule.frame.maxY - measure.frame.maxY))
            #expect(apart <= 1.001, "\(rule.id): \(rule.frame) by rule, \(measure.frame) as measured")
        }
    }

    @Test("measured figures are known for every class of phone")
    func coverage() {
        let classes = Set(DeviceCatalogue.all.filter { MeasuredFigures.of($0.display) != nil }.map(\.deviceClass))
        #expect(classes == [.homeButton, .notch, .dynamicIsland])
    }

    /// statusbar-geometry.md, section 3: the middles of clock and icons, read from the pictures (the 11 from observed-geometry.md).
    @Test(
        "rules alone give the middles of the ears",
        arguments: [
            ("iPhone 11 Pro", 46.7, 327.33), ("iPhone 11", 51.75, 361.75), ("iPhone 14", 52.0, 337.0), ("iPhone 15", 71.8, 321.17),
            ("iPhone 16 Pro", 74.0, 327.5), ("iPhone 15 Pro Max", 80.8, 348.83), ("iPhone 16 Pro Max", 83.3, 355.83),
            ("iPhone Air", 77.0, 341.83),
        ])
    func middles(_ device: String, _ clock: Double, _ icons: Double) throws {
        let bar = try StatusBarFixture(device: device, usesMeasuredFigures: false).bar()
        let time = try #require(bar[.time])
        let group = try #require(bar[.cellular]).frame.union(try #require(bar[.battery]).frame)
        #expect(abs(time.frame.midX - clock) <= 1)
        #expect(abs(group.midX - icons) <= 1)
    }
}
