import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import Testing

/// Bars of the corpus's annotated screenshots, in their own pixels: every edge within one.
@Suite(.enabled(if: PackageRoot.shared != nil, "the screenshots are not beside this checkout")) struct ObservedBarsTests {
    struct Shot: Sendable, CustomTestStringConvertible {
        var id: String
        var size: Size
        var scale: Double
        var orientation: Orientation
        var bars: [Bar]
        var testDescription: String { id }
    }

    struct Bar: Sendable {
        var kind: String
        /// Of a bar across the screen, or of the pill; pixels.
        var box: [Double]?
        /// Of capsules on glass, and of the selected tab's plate.
        var capsules: [[Double]]
        var note: String
    }

    private struct Manifest: Decodable {
        struct Entry: Decodable {
            struct Bar: Decodable {
                var kind: String
                var box: [Double]?
                var capsules: [[Double]]?
                var selectedCapsule: [Double]?
                var note: String?
            }
            var id: String
            var pointSize: [Double]?
            var scale: Double?
            var orientation: String?
            var deviceClass: String?
            var bars: [Bar]?
        }
        var screenshots: [Entry]
    }

    /// iOS 6 had other bars, and one bar is painted by its app.
    private static let left = ["customBottomBar"]

    static let shots: [Shot] = {
        guard let file = PackageRoot.shared?.appending(path: "corpus/screenshots/manifest.json"), let data = try? Data(contentsOf: file),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        else { return [] }
        return manifest.screenshots.compactMap { entry in
            let bars = (entry.bars ?? []).filter { !left.contains($0.kind) }.map { bar in
                Bar(
                    kind: bar.kind, box: bar.box, capsules: (bar.capsules ?? []) + [bar.selectedCapsule].compactMap(\.self),
                    note: bar.note ?? "")
            }
            guard !bars.isEmpty, let size = entry.pointSize, let scale = entry.scale, !bars.contains(where: { $0.note.contains("iOS 6") })
            else {
                return nil
            }
            let orientation: Orientation = entry.orientation == "landscape" ? .landscape : .portrait
            return Shot(id: entry.id, size: Size(width: size[0], height: size[1]), scale: scale, orientation: orientation, bars: bars)
        }
    }()

    @Test("TB-02, TB-36, SB-91: bars lie where screenshots show them", arguments: shots)
    func edges(_ shot: Shot) throws {
        for bar in shot.bars {
            let expected = bar.box.map { [$0] } ?? bar.capsules
            let answers = try candidates(shot, bar).map { found in Self.distance(expected, found, in: shot) }
            let nearest = try #require(answers.min(), "\(shot.id): no device for \(shot.size)")
            #expect(nearest <= 1.01, "\(shot.id), \(bar.kind): \(nearest) pixels away")
        }
    }

    /// Lower edges of full-width bars are the screen's own, wherever the file ends.
    private static func distance(_ expected: [[Double]], _ found: [Rect], in shot: Shot) -> Double {
        guard expected.count == found.count else { return .infinity }
        return zip(expected, found).map { box, rect in
            let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0 * shot.scale }
            let wanted = [box[0], box[1], box[0] + box[2], box[1] + box[3]]
            return zip(edges, wanted).map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
    }

    /// What each device of this size draws: several share one, and systems differ in the status bar's height.
    private func candidates(_ shot: Shot, _ bar: Bar) throws -> [[Rect]] {
        let isGlass = bar.kind.hasSuffix("Glass")
        let upright = shot.orientation == .portrait ? shot.size : shot.size.turned
        let devices = DeviceCatalogue.all.filter { $0.display.points == upright && Double($0.display.scale.factor) == shot.scale }
        let systems: [SystemVersion] = isGlass ? [26] : [11, 13, 18]
        return devices.flatMap { device in
            systems.map { system in
                boxes(
                    of: bar, BarStage(device: device.name, system: system, orientation: shot.orientation),
                    isSwiftUI: bar.note.contains("SwiftUI"))
            }
        }
    }

    private func boxes(of bar: Bar, _ stage: BarStage, isSwiftUI: Bool) -> [Rect] {
        let placed = stage.place {
            $0.statusBar.isHidden = nil
            $0.content = Content(.list(rows: 100), scroll: .middle)
            switch bar.kind {
            case "navigationBar": $0.navigationBar = NavigationBar(title: "Title")
            case "tabBar", "tabBarGlass": $0.tabBar = TabBar(items: (0..<3).map { .init(title: "Tab \($0)") }, selected: selected(bar))
            case "toolbar": $0.toolbar = Toolbar(items: [BarStage.icon], maker: isSwiftUI ? .swiftUI : .uiKit)
            case "toolbarGlass": $0.toolbar = Toolbar(items: Self.items(bar.capsules.count))
            default: break
            }
        }
        switch bar.kind {
        case "navigationBar": return [placed.navigationBar?.frame].compactMap(\.self)
        case "tabBar": return [placed.tabBar.map { Self.reaching(placed.size.height, $0.frame) }].compactMap(\.self)
        case "toolbar": return [placed.toolbar.map { Self.reaching(placed.size.height, $0.frame) }].compactMap(\.self)
        case "homeIndicator": return [placed.homeIndicator?.frame].compactMap(\.self)
        case "tabBarGlass": return Self.plates(placed.tabBar)
        // Widths are those of the app's own symbols: the outer sides, upper and lower edges tell.
        case "toolbarGlass":
            return Self.outlined(Self.plates(placed.toolbar), like: bar.capsules, scale: Double(placed.screen.device.scale.factor))
        default: return []
        }
    }

    private func selected(_ bar: Bar) -> Int {
        guard bar.capsules.count == 2 else { return 0 }
        return Int(((bar.capsules[1][0] - bar.capsules[0][0]) / 258).rounded())
    }

    private static func items(_ capsules: Int) -> [BarItem] {
        Array((0..<capsules).flatMap { _ in [BarItem.flexibleSpace, BarStage.icon] }.dropFirst())
    }

    private static func reaching(_ edge: Double, _ frame: Rect) -> Rect {
        Rect(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: edge)
    }

    private static func plates(_ bar: PlacedBar?) -> [Rect] {
        (bar?.backdrop ?? []).compactMap { item in
            switch item {
            case .backdropBlur(let path, _), .fill(let path, .color): path.bounds
            case .fill, .stroke, .text, .image, .group: nil
            }
        }
    }

    /// Our capsules with the inner sides of theirs.
    private static func outlined(_ plates: [Rect], like theirs: [[Double]], scale: Double) -> [Rect] {
        guard plates.count == theirs.count else { return [] }
        return plates.indices.map { index in
            let their = theirs[index]
            let left = index == 0 ? plates[index].minX : their[0] / scale
            let right = index == plates.count - 1 ? plates[index].maxX : (their[0] + their[2]) / scale
            return Rect(minX: left, minY: plates[index].minY, maxX: right, maxY: plates[index].maxY)
        }
    }

    @Test("annotated bars of every kind are compared")
    func complete() {
        let kinds = Dictionary(grouping: Self.shots.flatMap(\.bars), by: \.kind).mapValues(\.count)
        print("annotated bars: \(kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
        for kind in ["navigationBar", "tabBar", "toolbar", "homeIndicator", "tabBarGlass", "toolbarGlass"] {
            #expect(kinds[kind] ?? 0 > 0, "\(kind)")
        }
    }
}
