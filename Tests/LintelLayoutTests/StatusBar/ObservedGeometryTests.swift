import LintelModel
import Testing

@testable import LintelLayout

/// Boxes seen on real screens (observed-geometry.md, section 1, rows from system 13 on): every edge within a pixel.
@Suite struct ObservedGeometryTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var device: String
        var system: SystemVersion = 18
        var orientation = Orientation.portrait
        var state: State = .dots
        /// x, y, width, height of signal, Wi-Fi and battery; nil where the row has none.
        var cellular: [Double]?
        var wifi: [Double]?
        var battery: [Double]?

        var testDescription: String { "\(device), system \(system), \(orientation), \(state)" }
    }

    enum State: Sendable {
        case dots, bars
        /// No cellular part, and a carrier's name as in simulators.
        case carrier, barsAndCarrier
        case percentage, plain, charging
    }

    static let phones: [Row] = [
        Row(
            device: "iPhone SE (1st generation)", system: 13, state: .carrier, wifi: [49.5, 4.5, 15.5, 11], battery: [290.5, 4, 24, 11.5]),
        Row(
            device: "iPhone SE (2nd generation)", system: 15, state: .carrier, wifi: [49.5, 4.5, 15.5, 11], battery: [345.5, 4, 24, 11.5]),
        Row(device: "iPhone 8 Plus", system: 15, state: .carrier, wifi: [49.67, 4.33, 15.33, 11], battery: [384.33, 4.33, 24.33, 11.33]),
        Row(
            device: "iPhone 8 Plus", system: 15, state: .barsAndCarrier, cellular: [6.67, 4.67, 17, 10.67],
            wifi: [70.67, 4.33, 15.33, 11], battery: [384.33, 4.33, 24.33, 11.33]),
        Row(device: "iPhone 8 Plus", system: 13, state: .dots, cellular: [6, 12, 17, 3]),
        Row(device: "iPhone 11 Pro", state: .bars, cellular: [293.67, 17.67, 17, 10.67]),
        Row(
            device: "iPhone 11 Pro", system: 13, cellular: [294, 25.33, 17, 3], wifi: [316, 17.33, 15.33, 11],
            battery: [336.33, 17.33, 24.33, 11.33]),
        Row(
            device: "iPhone 11", system: 13, cellular: [326.5, 27, 18.5, 3.5], wifi: [349.5, 18.5, 16.5, 12],
            battery: [370.5, 18.5, 26.5, 12.5]),
        Row(device: "iPhone 11 Pro Max", state: .bars, cellular: [319, 16.67, 18.33, 11.67]),
        Row(
            device: "iPhone 11 Pro Max", system: 13, cellular: [319, 25, 18.33, 3.33], wifi: [343.67, 16.33, 16.33, 12],
            battery: [366, 16.33, 26.33, 12.33]),
        Row(
            device: "iPhone 13 mini", system: 15, cellular: [297.67, 29.67, 17, 3], wifi: [320, 21.67, 15.33, 11],
            battery: [340.67, 21.67, 23, 11.33]),
        Row(
            device: "iPhone 14", state: .bars, cellular: [302.33, 19, 17, 11.33], wifi: [325, 18.33, 16, 12],
            battery: [346.67, 18.67, 25, 12]),
        Row(device: "iPhone 14", cellular: [302.33, 27.33, 17, 3]),
        Row(
            device: "iPhone 14 Plus", state: .bars, cellular: [324.33, 18, 19.33, 12.33], wifi: [350, 18, 17, 12.33],
            battery: [373.33, 17.67, 27.33, 13]),
        Row(device: "iPhone 12 Pro Max", system: 15, cellular: [324.33, 27, 19.33, 3.33]),
        Row(
            device: "iPhone 15", cellular: [282, 32, 19.33, 3.33], wifi: [308.67, 23, 17, 12.33],
            battery: [333, 22.67, 27.33, 13]),
        Row(
            device: "iPhone 16 Pro", state: .bars, cellular: [288.33, 26.33, 19.33, 12.33], wifi: [315, 26.33, 17, 12.33],
            battery: [339.33, 26, 27.33, 13]),
        Row(device: "iPhone 17 Pro", system: 26, cellular: [288.33, 35.33, 19.33, 3.33]),
        Row(device: "iPhone 16 Pro", state: .charging, battery: [339.33, 25.67, 27.33, 13.67]),
        Row(
            device: "iPhone 15 Pro Max", cellular: [305.33, 32, 21.67, 3.67], wifi: [334.67, 21.67, 19, 14],
            battery: [361.33, 21.67, 31, 14.33]),
        Row(
            device: "iPhone 16 Pro Max", state: .bars, cellular: [312.33, 25.33, 21.67, 13.67], wifi: [341.67, 25, 19, 14],
            battery: [368.33, 25, 31, 14.33]),
        Row(device: "iPhone 16 Pro Max", cellular: [312.33, 35.33, 21.67, 3.67]),
        Row(device: "iPhone 16 Pro Max", state: .charging, battery: [368.33, 24.67, 31, 15]),
        Row(
            device: "iPhone Air", system: 26, state: .charging, wifi: [327.67, 31, 19, 14], battery: [354.33, 30.67, 31, 15]),
        Row(device: "iPhone Air", system: 26, state: .bars, cellular: [298.33, 31.33, 21.67, 13.67]),
    ]

    static let pads: [Row] = [
        Row(device: "iPad Pro (9.7-inch)", system: 15, state: .percentage, wifi: [683.5, 5, 14, 10], battery: [736.5, 4, 26.5, 12]),
        Row(device: "iPad (7th generation)", state: .percentage, battery: [778.5, 4, 26.5, 12]),
        Row(
            device: "iPad Pro (12.9-inch) (2nd generation)", system: 15, state: .percentage, wifi: [939.5, 5, 14, 10],
            battery: [992.5, 4, 26.5, 12]),
        Row(device: "iPad Pro (12.9-inch) (2nd generation)", system: 13, state: .plain, wifi: [974.5, 5, 14, 10]),
        Row(
            device: "iPad Pro (12.9-inch) (2nd generation)", system: 15, orientation: .landscape, state: .plain,
            wifi: [1316.5, 5, 14, 10], battery: [1334.5, 4, 26.5, 12]),
        Row(
            device: "iPad Pro (12.9-inch) (5th generation)", state: .percentage, wifi: [929.5, 7, 14, 10], battery: [982.5, 6, 26.5, 12]),
        Row(device: "iPad Pro (12.9-inch) (5th generation)", state: .plain, wifi: [964.5, 7, 14, 10]),
        Row(
            device: "iPad Pro (12.9-inch) (5th generation)", orientation: .landscape, state: .percentage,
            wifi: [1271.5, 7, 14, 10], battery: [1324.5, 6, 26.5, 12]),
        Row(
            device: "iPad Pro (12.9-inch) (5th generation)", system: 26, state: .plain, wifi: [962.5, 11, 15, 10],
            battery: [981.5, 9.5, 27.5, 13]),
        Row(device: "iPad (10th generation)", state: .percentage, wifi: [725.5, 7, 14, 10], battery: [778.5, 6, 26.5, 12]),
        Row(
            device: "iPad (10th generation)", orientation: .landscape, state: .percentage, wifi: [1085.5, 7, 14, 10],
            battery: [1138.5, 6, 26.5, 12]),
        Row(device: "iPad (10th generation)", system: 26, orientation: .landscape, state: .plain, battery: [1137.5, 9.5, 27.5, 13]),
        Row(device: "iPad Pro (11-inch) (3rd generation)", state: .plain, battery: [792.5, 6, 26.5, 12]),
        Row(device: "iPad mini (6th generation)", state: .percentage, wifi: [649.5, 7, 14, 10], battery: [702.5, 6, 26.5, 12]),
        Row(
            device: "iPad Pro 13-inch (M4)", system: 26, state: .percentage, wifi: [917.5, 11, 15, 10],
            battery: [978.5, 9.5, 27.5, 13]),
        Row(
            device: "iPad Pro 13-inch (M4)", system: 26, orientation: .landscape, state: .percentage, wifi: [1261.5, 11, 15, 10],
            battery: [1322.5, 9.5, 27.5, 13]),
    ]

    @Test("every edge within a pixel of the screenshots", arguments: phones + pads)
    func edges(_ row: Row) throws {
        let fixture = StatusBarFixture(device: row.device, system: row.system, orientation: row.orientation)
        let bar = try fixture.bar { Self.set(row.state, &$0) }
        let scale = try fixture.screen().device.scale
        let pixel = scale.points(1)
        for (id, seen) in [(StatusItemID.cellular, row.cellular), (.wifi, row.wifi), (.battery, row.battery)] {
            guard let seen else { continue }
            let box = DrawnBox.of(try #require(bar[id]).drawing, scale: scale)
            let edges = [box.minX - seen[0], box.minY - seen[1], box.maxX - seen[0] - seen[2], box.maxY - seen[1] - seen[3]]
            let worst = edges.map(abs).max() ?? 0
            #expect(worst <= pixel + 0.01, "\(id): \(box) is not \(seen)")
        }
    }

    private static func set(_ state: State, _ status: inout DeviceStatus) {
        switch state {
        case .dots: status.cellular = CellularStatus(mode: .failed, bars: 0)
        case .bars: status.cellular = CellularStatus()
        case .carrier:
            status.cellular = nil
            status.operatorName = "Carrier"
        case .barsAndCarrier: status.operatorName = "Carrier"
        case .percentage: status.battery?.showsPercentage = true
        case .plain: break
        case .charging: status.battery?.state = .charging
        }
    }

    @Test("a link back: triangle 7.5 wide from 7.5, the fan 5 after the name (the rows of home4 taken for small bars)")
    func link() throws {
        let bar = try StatusBarFixture(device: "iPhone SE (1st generation)", system: 15).bar { $0.backToApp = "Carrier" }
        let triangle = DrawnBox.of([try #require(bar[.breadcrumb]?.drawing.first)], scale: 2)
        #expect(abs(triangle.minX - 7.5) <= 0.5 && abs(triangle.width - 7.5) <= 0.5 && abs(triangle.midY - 10.25) <= 0.75)
        let name = try #require(bar[.breadcrumb]).frame
        let fan = try #require(bar[.wifi]).frame
        #expect(abs(fan.minX - name.maxX - 4.5) <= 1)
    }

    @Test("a name too long for its room keeps the room: the fan stands 8 before the time, as in a picture of 320 pt")
    func longLink() throws {
        let bar = try StatusBarFixture(device: "iPhone SE (1st generation)", system: 15).bar {
            $0.backToApp = "OrbotKit_Example_Application"
        }
        let (fan, time) = (try #require(bar[.wifi]).frame, try #require(bar[.time]).frame)
        #expect(abs(time.minX - fan.maxX - 8) <= 0.5)
        #expect(try #require(bar[.breadcrumb]).isTruncated)
    }

    struct TimeRow: Sendable {
        var device: String
        var system: SystemVersion
        /// Middle of the ink, or on iPads its left edge.
        var x: Double
        var bottom: Double
        /// Largest deviation seen in the row.
        var spread: Double
    }

    /// Texts: horizontal place within the row's own spread and half a point, foot within a pixel and the rounding of figures below the line.
    static let times: [TimeRow] = [
        TimeRow(device: "iPhone SE (1st generation)", system: 13, x: 159.75, bottom: 15, spread: 0.5),
        TimeRow(device: "iPhone SE (2nd generation)", system: 15, x: 187.25, bottom: 15, spread: 0.5),
        TimeRow(device: "iPhone 8 Plus", system: 15, x: 206.83, bottom: 15, spread: 0.5),
        TimeRow(device: "iPhone 11 Pro", system: 13, x: 47, bottom: 28.67, spread: 1.2),
        TimeRow(device: "iPhone 11", system: 13, x: 51.75, bottom: 31, spread: 0.75),
        TimeRow(device: "iPhone 11 Pro Max", system: 13, x: 57.17, bottom: 28.67, spread: 1.3),
        TimeRow(device: "iPhone 13 mini", system: 15, x: 43.4, bottom: 33, spread: 0.5),
        TimeRow(device: "iPhone 14", system: 18, x: 51.83, bottom: 30.67, spread: 0.67),
        TimeRow(device: "iPhone 14 Plus", system: 18, x: 62.83, bottom: 30.67, spread: 1.5),
        TimeRow(device: "iPhone 15", system: 18, x: 71.67, bottom: 35.67, spread: 0.5),
        TimeRow(device: "iPhone 16 Pro", system: 18, x: 74, bottom: 39, spread: 1.3),
        TimeRow(device: "iPhone 15 Pro Max", system: 18, x: 80.83, bottom: 36, spread: 0.5),
        TimeRow(device: "iPhone 16 Pro Max", system: 18, x: 83.08, bottom: 39.33, spread: 0.9),
        TimeRow(device: "iPhone Air", system: 26, x: 77, bottom: 45.33, spread: 0.5),
        TimeRow(device: "iPad Pro (9.7-inch)", system: 15, x: 6.5, bottom: 14.5, spread: 0.5),
        TimeRow(device: "iPad Pro (12.9-inch) (5th generation)", system: 18, x: 16.5, bottom: 16.5, spread: 0.5),
        TimeRow(device: "iPad Pro (12.9-inch) (5th generation)", system: 26, x: 16.5, bottom: 21.5, spread: 0.5),
        TimeRow(device: "iPad Pro 13-inch (M4)", system: 26, x: 25.5, bottom: 21.5, spread: 0.5),
    ]

    @Test("time stands where it was seen", arguments: times)
    func time(_ row: TimeRow) throws {
        let fixture = StatusBarFixture(device: row.device, system: row.system)
        let item = try #require(try fixture.bar()[.time])
        guard case .text(let run) = try #require(item.drawing.first) else {
            Issue.record("the time is not drawn as text")
            return
        }
        let isPad = try fixture.screen().device.isPad
        #expect(abs((isPad ? item.frame.minX : item.frame.midX) - row.x) <= row.spread + 0.01)
        let pixel = try fixture.screen().device.scale.points(1)
        #expect(abs(row.bottom - run.origin.y) <= pixel + 0.01, "stands on \(run.origin.y), was seen down to \(row.bottom)")
    }
}
