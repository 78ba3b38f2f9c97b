import LintelModel
import Testing

/// One entry of devices.json, as it stands there.
struct DeviceRow: Decodable, Sendable, CustomTestStringConvertible {
    struct Extent: Decodable { var width, height: Double }
    struct Pair: Decodable {
        var portrait, landscape: Double?
        func value(_ orientation: Orientation) -> Double? { orientation == .portrait ? portrait : landscape }
    }
    struct Range: Decodable { var first, last: String }
    struct Pixels: Decodable { var portrait, landscape: [Int] }
    struct Insets: Decodable {
        var top, left, bottom, right: Double
        var insets: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    }
    struct SafeArea: Decodable {
        var os: String
        var portrait, landscape: Insets
        var systems: [SystemVersion] { DeviceRow.systems(os) }
    }
    struct StatusBar: Decodable {
        var os: String
        var portrait, landscape: Double
        var exactHeight: Double?
        var systems: [SystemVersion] { DeviceRow.systems(os) }
    }
    struct Indicator: Decodable {
        struct Pill: Decodable { var portraitWidth, landscapeWidth, height, gapToEdge, cornerRadius: Double }
        var pill: Pill
    }
    struct Housing: Decodable {
        struct Box: Decodable { var x, y, width, height: Double }
        var kind: String
        var rect: Box
        var cornerRadius: Double?
    }
    struct Capsule: Decodable {
        var height, gapToScreenBottom, sideMargin: Double
        var capsule: GlassBars.Capsule {
            GlassBars.Capsule(height: height, gapToScreenBottom: gapToScreenBottom, sideMargin: sideMargin)
        }
    }
    struct Button: Decodable { var height, sideMargin: Double }
    struct Bars: Decodable {
        var os: String
        var navigationBar, toolbar, tabBar, toolbarWithHomeIndicator, tabBarWithHomeIndicator: Pair?
        var navigationBarTop: Double
        var largeTitleExtra: Double?
        var navigationBarButton: Button?
        var toolbarCapsule, tabBarCapsule: Capsule?
        var systems: [SystemVersion] { DeviceRow.systems(os) }
    }
    struct Zoom: Decodable {
        struct Edges: Decodable { var top, bottom: Double }
        var points: Extent
        var screenshotPixels: [Int]
        var safeAreaPortrait: Edges?
    }
    struct Store: Decodable {
        var slot, displayType: String
        var acceptedPortrait, acceptedLandscape: [[Int]]
        var nativeScreenshotAccepted: Bool
    }
    struct SizeClasses: Decodable { var portrait, landscape: [String] }

    var id, name: String
    var aliases: [String]
    var simulatorName: String?
    var modelIdentifiers: [String]
    var year: Int
    var `class`: String
    var diagonalInches: Double
    var ppi: Int
    var points: Extent
    var scale: Int
    var nativeScale: Double
    var panelPixels: Extent
    var screenshotPixels: Pixels
    var downsampled: Bool
    var osRange: Range
    var safeArea: [SafeArea]
    var statusBarHeight: [StatusBar]
    var statusBarLayout: String
    var homeIndicator: Indicator?
    var bars: [Bars]
    var cornerRadius: Double
    var sensorHousing: Housing?
    var displayZoom: Zoom?
    var appStore: Store
    var sizeClasses: SizeClasses

    var testDescription: String { id }

    /// First and last system of `14-18`, `26` or `before 11`.
    static func systems(_ os: String) -> [SystemVersion] {
        if os.hasPrefix("before ") { return [7] }
        return os.split(separator: "-").compactMap { SystemVersion(String($0)) }
    }
}

extension PixelSize {
    init(_ pair: [Int]) { self.init(width: pair[0], height: pair[1]) }
}
