import LintelDraw
import LintelLayout
import LintelModel
import LintelRunning

/// A measured screen as a table for people: boxes are x, y, width and height.
struct MeasureTable {
    let requested: RequestedScreen
    let placed: PlacedScreen
    let ink: ScreenInk
    let note: String?
    let inPixels: Bool

    var text: String {
        let screen = placed.screen
        let traits = screen.traits
        let name = [requested.file, requested.sceneName].compactMap(\.self).joined(separator: ", ")
        var lines = [
            "\(name.isEmpty ? "" : "\(name): ")\(screen.device.name), \(traits.orientation.rawValue), \(traits.appearance.rawValue), "
                + "iOS \(traits.system), \(number(placed.size.width)) × \(number(placed.size.height)) at @\(screen.device.scale.factor)x"
                + (screen.device.isDisplayZoomed ? ", Display Zoom" : ""),
            "safe area \(insets(placed.resolution.safeArea)), content insets \(insets(placed.resolution.contentInsets))",
        ]
        if let note { lines.append("note: \(note)") }
        lines += screen.composition.map { "composed: \($0)" }
        return lines.map { $0 + "\n" }.joined() + TextTable(header: ["", "frame", "ink", "contrast", ""], rows: rows).text
    }

    private var rows: [[String]] {
        let status = placed.resolution.statusBar
        let statusWord = [status.isHidden ? "hidden" : status.styleInUse.rawValue, way].compactMap(\.self).joined(separator: ", ")
        let toolbar = placed.resolution.toolbar
        let toolbarWord = toolbar?.hiddenBy.map { "hidden by \($0.rawValue)" } ?? toolbar?.bar.slot.rawValue ?? ""
        var rows = bar("status bar", .statusBar, placed.statusBar, statusWord, isThere: true)
        rows += bar("navigation bar", .navigationBar, placed.navigationBar, placed.resolution.navigationBar?.slot.rawValue ?? "")
        rows += bar("toolbar", .toolbar, placed.toolbar, toolbarWord, isThere: toolbar != nil)
        rows += bar("tab bar", .tabBar, placed.tabBar, placed.resolution.tabBar?.slot.rawValue ?? "")
        for panel in placed.menu?.panels ?? [] {
            rows.append(["menu", box(panel.frame), "", "", ""])
            rows += panel.parts.map { part in
                let words = (part.text.isEmpty ? [] : ["“\(part.text)”"]) + part.marks
                return ["  \(part.name)", box(part.frame), "", "", words.joined(separator: " ")]
            }
        }
        if let keyboard = placed.keyboard { rows.append(["keyboard", box(keyboard.frame), "", "", ""]) }
        if let indicator = placed.homeIndicator { rows.append(["home indicator", box(indicator.frame), "", "", ""]) }
        return rows
    }

    /// How far the status bar has come on its way out or in.
    private var way: String? {
        placed.screen.statusBar.progress.map { "\(placed.resolution.statusBar.animation.rawValue) at \(number($0))" }
    }

    private func bar(_ name: String, _ part: PlacedScreen.Part, _ bar: PlacedBar?, _ words: String, isThere: Bool = false) -> [[String]] {
        guard isThere || bar != nil else { return [] }
        let inks = ink[part]
        let items = (bar?.items ?? []).enumerated().map { index, item in
            let ink = inks.indices.contains(index) ? inks[index] : .none
            let value = item.text.map { "“\($0)”" } ?? item.value.map { "\($0)" } ?? ""
            return [
                "  \(item.id)", box(item.frame), ink.pixels.map { box(placed.screen.device.scale.rect($0)) } ?? "",
                ink.contrast.map { number($0) } ?? "", value + (item.isTruncated ? " truncated" : ""),
            ]
        }
        return [[name, bar.map { box($0.frame) } ?? "", "", "", words]] + items
    }

    private func box(_ rect: Rect) -> String { [rect.x, rect.y, rect.width, rect.height].map(length).joined(separator: " ") }

    private func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(length).joined(separator: " ")
    }

    private func length(_ points: Double) -> String { number(inPixels ? placed.screen.device.scale.pixels(points) : points) }

    /// Two decimals at most.
    private func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
