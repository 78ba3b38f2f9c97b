import Foundation
import LintelModel
import LintelTestSupport
import Testing

/// Holds every row of the code against the file it was written from.
@Suite("Devices against devices.json", .enabled(if: PackageRoot.shared != nil, "the shared devices.json is not beside this checkout"))
struct DevicesFileTests {
    static let rows: [DeviceRow] = {
        guard let file = PackageRoot.shared?.appending(path: "data/devices.json"), let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([DeviceRow].self, from: data)) ?? []
    }()

    /// The file rounds to hundredths, and once down.
    static func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 0.0101 }

    @Test("the file has 93 devices and the code has the same")
    func sameDevices() {
        #expect(Self.rows.count == 93)
        #expect(Set(Self.rows.map(\.id)) == Set(DeviceCatalogue.all.map(\.id)))
        #expect(DeviceCatalogue.all.count == 93)
    }

    @Test("names, years and systems", arguments: rows)
    func identity(row: DeviceRow) throws {
        let device = try #require(DeviceCatalogue.device(named: row.id))
        #expect(device.id == row.id)
        #expect(device.name == row.name)
        #expect(device.aliases == row.aliases)
        #expect(device.simulatorName == row.simulatorName ?? row.name)
        #expect(device.modelIdentifiers == row.modelIdentifiers)
        #expect(device.year == row.year)
        #expect(device.firstSystem == SystemVersion(row.osRange.first))
        #expect(device.lastSystem == (row.osRange.last == "26+" ? nil : SystemVersion(row.osRange.last)))
    }

    @Test("screen", arguments: rows)
    func screen(row: DeviceRow) throws {
        let display = try #require(DeviceCatalogue.device(named: row.id)).display
        #expect(display.points == Size(width: row.points.width, height: row.points.height))
        #expect(display.scale.factor == row.scale)
        #expect(display.nativeScale == row.nativeScale)
        #expect(display.panelPixels == PixelSize(width: Int(row.panelPixels.width), height: Int(row.panelPixels.height)))
        #expect(display.screenshotPixels == PixelSize(row.screenshotPixels.portrait))
        #expect(display.screenshotPixels.turned == PixelSize(row.screenshotPixels.landscape))
        #expect(display.isDownsampled == row.downsampled)
        #expect(display.diagonalInches == row.diagonalInches)
        #expect(display.pixelsPerInch == row.ppi)
        #expect(display.deviceClass.rawValue == row.class)
        #expect(display.statusBarLayout.rawValue == row.statusBarLayout)
        #expect(Self.isClose(display.cornerRadius, row.cornerRadius))
        for orientation in Orientation.allCases {
            let classes = [display.horizontalSizeClass(orientation), display.verticalSizeClass(orientation)].map(\.rawValue)
            #expect(classes == (orientation == .portrait ? row.sizeClasses.portrait : row.sizeClasses.landscape))
        }
    }

    @Test("sensor housing and home indicator", arguments: rows)
    func edges(row: DeviceRow) throws {
        let display = try #require(DeviceCatalogue.device(named: row.id)).display
        #expect((display.sensorHousing == nil) == (row.sensorHousing == nil))
        if let housing = display.sensorHousing, let expected = row.sensorHousing {
            #expect(housing.kind.rawValue == expected.kind)
            #expect(Self.isClose(housing.rect.x, expected.rect.x) && Self.isClose(housing.rect.y, expected.rect.y))
            #expect(Self.isClose(housing.rect.width, expected.rect.width) && Self.isClose(housing.rect.height, expected.rect.height))
            #expect((housing.cornerRadius == nil) == (expected.cornerRadius == nil))
            if let radius = housing.cornerRadius, let wanted = expected.cornerRadius { #expect(Self.isClose(radius, wanted)) }
        }
        #expect((display.homeIndicator == nil) == (row.homeIndicator == nil))
        if let pill = display.homeIndicator, let expected = row.homeIndicator?.pill {
            #expect(pill.portraitWidth == expected.portraitWidth)
            #expect(pill.landscapeWidth == expected.landscapeWidth)
            #expect(pill.height == expected.height)
            #expect(pill.gapToEdge == expected.gapToEdge)
            #expect(pill.cornerRadius == expected.cornerRadius)
        }
    }

    @Test("safe areas and status bar heights of every system", arguments: rows)
    func insets(row: DeviceRow) throws {
        let display = try #require(DeviceCatalogue.device(named: row.id)).display
        for span in row.safeArea {
            for system in span.systems {
                #expect(display.safeArea(system, .portrait) == span.portrait.insets, "\(row.id) \(system)")
                #expect(display.safeArea(system, .landscape) == span.landscape.insets, "\(row.id) \(system)")
            }
        }
        for span in row.statusBarHeight {
            for system in span.systems {
                let portrait = display.statusBarHeight(system, .portrait)
                #expect(Self.isClose(portrait, span.exactHeight ?? span.portrait), "\(row.id) \(system)")
                #expect(display.statusBarHeight(system, .landscape) == span.landscape, "\(row.id) \(system)")
            }
        }
    }

    @Test("bars of every system; what the file does not know is not compared", arguments: rows)
    func bars(row: DeviceRow) throws {
        let display = try #require(DeviceCatalogue.device(named: row.id)).display
        for span in row.bars {
            for system in span.systems {
                let bars = display.bars.value(for: system)
                for orientation in Orientation.allCases {
                    let bottom = display.safeArea(system, orientation).bottom
                    let pairs: [(Double, Double?)] = [
                        (bars.navigationBar.value(orientation), span.navigationBar?.value(orientation)),
                        (bars.toolbar.value(orientation), span.toolbar?.value(orientation)),
                        (bars.tabBar.value(orientation), span.tabBar?.value(orientation)),
                        (bars.toolbar.value(orientation) + bottom, span.toolbarWithHomeIndicator?.value(orientation)),
                        (bars.tabBar.value(orientation) + bottom, span.tabBarWithHomeIndicator?.value(orientation)),
                    ]
                    for (value, expected) in pairs { if let expected { #expect(value == expected, "\(row.id) \(system)") } }
                }
                #expect(Self.isClose(bars.navigationBarTop, span.navigationBarTop), "\(row.id) \(system)")
                if let extra = span.largeTitleExtra { #expect(bars.largeTitleExtra == extra) }
                #expect((bars.glass == nil) == (span.navigationBarButton == nil))
                if let button = span.navigationBarButton {
                    #expect(bars.glass?.navigationButtonHeight == button.height)
                    #expect(bars.glass?.navigationSideMargin == button.sideMargin)
                }
                if let capsule = span.toolbarCapsule { #expect(bars.glass?.toolbarCapsule == capsule.capsule) }
                if let capsule = span.tabBarCapsule { #expect(bars.glass?.tabBarCapsule == capsule.capsule) }
            }
        }
    }

    @Test("Display Zoom and App Store", arguments: rows)
    func zoomAndStore(row: DeviceRow) throws {
        let display = try #require(DeviceCatalogue.device(named: row.id)).display
        #expect((display.displayZoom == nil) == (row.displayZoom == nil))
        if let zoom = display.displayZoom, let expected = row.displayZoom {
            #expect(zoom.points == Size(width: expected.points.width, height: expected.points.height))
            #expect(zoom.screenshotPixels == PixelSize(expected.screenshotPixels))
            #expect((zoom.safeAreaTop == nil) == (expected.safeAreaPortrait == nil))
            if let top = zoom.safeAreaTop, let wanted = expected.safeAreaPortrait?.top { #expect(Self.isClose(top, wanted)) }
            if let bottom = zoom.safeAreaBottom, let wanted = expected.safeAreaPortrait?.bottom { #expect(Self.isClose(bottom, wanted)) }
        }
        let slot = display.appStoreSlot
        #expect(slot.name == row.appStore.slot)
        #expect(slot.displayType == row.appStore.displayType)
        #expect(slot.acceptedPortrait == row.appStore.acceptedPortrait.map { PixelSize($0) })
        #expect(slot.acceptedLandscape == row.appStore.acceptedLandscape.map { PixelSize($0) })
        #expect(slot.accepts(display.screenshotPixels) == row.appStore.nativeScreenshotAccepted)
    }
}
