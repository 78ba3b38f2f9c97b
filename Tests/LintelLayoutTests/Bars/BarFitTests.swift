import LintelLayout
import LintelModel
import Testing

/// What fits into bars and what does not. A character of a title is 8.5 wide in the plain world; on 320 pt there are 288 between the margins.
@Suite struct BarFitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var device = "iPhone SE (1st generation)"
        var system: SystemVersion = 18
        var locale: LocaleIdentifier = "en_US"
        var expected: [String]
        var setUp: @Sendable (inout Screen) -> Void

        init(
            _ name: String, device: String = "iPhone SE (1st generation)", system: SystemVersion = 18, locale: LocaleIdentifier = "en_US",
            _ expected: String..., setUp: @escaping @Sendable (inout Screen) -> Void
        ) {
            testDescription = name
            self.device = device
            self.system = system
            self.locale = locale
            self.expected = expected
            self.setUp = setUp
        }
    }

    private static func toolbar(_ titles: String...) -> @Sendable (inout Screen) -> Void {
        let items = titles.flatMap { [BarItem.flexibleSpace, .title($0)] }.dropFirst()
        return { $0.toolbar = Toolbar(items: Array(items)) }
    }

    private static func views(_ sizes: Double...) -> @Sendable (inout Screen) -> Void {
        let items = sizes.map { BarItem(.view(Size(width: $0, height: 30))) }
        return { $0.toolbar = Toolbar(items: items) }
    }

    /// 153, 110.5 and 51 wide, with a padding of 8 at four sides: 346.5.
    private static let german = toolbar("Benachrichtigungen", "Einstellungen", "Teilen")

    static let cases: [Case] = [
        Case("TB-71: 202 of 288", setUp: toolbar("Heute", "Kalender", "Eingang")),
        // 58.5 too many: the longest title gives 42.5, then the two longest 8 each.
        Case("TB-75: long titles give way first", "toolbar Benachrichtigungen cut 50.5", setUp: german),
        Case("TB-75: 343 between the margins", device: "iPhone SE (3rd generation)", "toolbar Benachrichtigungen cut 3.5", setUp: german),
        Case("TB-71: 374 within the wide margins", device: "iPhone 11", setUp: german),
        // 16 + 4 × 80 + 3 × 8 = 360, and the margin is at 304.
        Case("TB-75: what cannot shrink runs out of the bar", "toolbar view 4 outside 56", setUp: views(80, 80, 80, 80)),
        Case("TB-78: at the left in Arabic", locale: "ar", "toolbar view 4 outside 56", setUp: views(80, 80, 80, 80)),
        Case("TB-64, GL-33: a view is as large as it is", "toolbar view 1 narrowTarget 4", setUp: views(40, 44)),
        Case("TB-81: buttons are widened by UIKit") { $0.toolbar = Toolbar(items: [BarStage.icon, .flexibleSpace, BarStage.icon]) },
        Case("TB-63: 28 in edition 26", device: "iPhone 16e", system: 26, setUp: views(40)),
        Case("TB-63: 24 not even there", device: "iPhone 16e", system: 26, "toolbar view 1 narrowTarget 4", setUp: views(24)),
        Case("a view of unknown size is not judged", setUp: views(0, 44)),
        // 200 from 16 on and 150 up to 304.
        Case("both sides of a navigation bar", "navigationBar view 2 overlapping 62") {
            let views = [200.0, 150].map { BarItem(.view(Size(width: $0, height: 30))) }
            $0.navigationBar = NavigationBar(leading: [views[0]], trailing: [views[1]])
        },
        // 40 characters: 340 of 288.
        Case("a title", "navigationBar \(String(repeating: "m", count: 40)) cut 52") {
            $0.navigationBar = NavigationBar(title: String(repeating: "m", count: 40))
        },
        Case("the chevron stands before the margin by design") {
            $0.navigationBar = NavigationBar(title: "Heute")
            $0.navigationBar?.backTitle = "Posteingang"
        },
        Case("one of each bar", "navigationBar view 1 narrowTarget 14", "toolbar view 1 narrowTarget 4") {
            $0.navigationBar = NavigationBar(leading: [BarItem(.view(Size(width: 30, height: 30)))])
            views(40, 20)(&$0)
        },
    ]

    @Test(arguments: cases)
    func misfits(_ given: Case) {
        let stage = BarStage(device: given.device, system: given.system, locale: given.locale)
        let found = BarFit(stage.place(given.setUp)).misfits
        #expect(found.map { "\($0.bar.rawValue) \($0.item) \($0.reason.rawValue) \(trimmed($0.missing))" } == given.expected)
    }

    /// TB-75: eight icons of 24 with 34.5 between and 15 at the ends take 463.5; a capsule on 390 has 334 (28 at either side).
    @Test func overflowOfSystem27() throws {
        let placed = BarStage(device: "iPhone 16e", system: 27).place {
            $0.toolbar = Toolbar(items: (1...8).map { BarItem(.icon(.file("icon.svg", size: nil)), label: "item \($0)") })
        }
        let misfit = try #require(BarFit(placed).misfits.first)
        #expect(misfit.reason == .inMenu && abs(misfit.missing - 129.5) < 0.01)
        // At equal priority the trailing item goes first.
        #expect(misfit.item == "item 8")
    }

    @Test func oneDeviceOfEachWidth() {
        let devices = DeviceCatalogue.onePerWidth
        let widths = devices.map { "\($0.isPad ? "pad" : "phone") \($0.display.points.width)" }
        #expect(Set(widths).count == widths.count)
        #expect(Set(DeviceCatalogue.all.map { "\($0.isPad ? "pad" : "phone") \($0.display.points.width)" }) == Set(widths))
        #expect(devices.first?.display.points.width == 320 && devices.last?.isPad == true)
    }

    private func trimmed(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
