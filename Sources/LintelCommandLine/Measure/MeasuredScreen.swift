import LintelDraw
import LintelLayout
import LintelModel
import LintelReports

/// A placed screen as numbers: the value that `measure` prints (cli.md, `measure --format json`).
struct MeasuredScreen {
    let requested: RequestedScreen
    let placed: PlacedScreen
    let ink: ScreenInk
    /// Numbers in pixels instead of points.
    let inPixels: Bool

    private var screen: Screen { placed.screen }
    private var factor: Double { inPixels ? Double(screen.device.scale.factor) : 1 }

    var json: JSON {
        .object(
            head + [
                ("screen", .object([("width", length(placed.size.width)), ("height", length(placed.size.height))])),
                ("safeArea", insets(placed.resolution.safeArea)), ("contentInsets", insets(placed.resolution.contentInsets)),
                ("note", note.map { .string($0) } ?? .null), ("statusBar", statusBar), ("navigationBar", navigationBar),
                ("toolbar", toolbar), ("tabBar", tabBar), ("keyboard", placed.keyboard.map { box($0.frame) } ?? .null),
                ("homeIndicator", placed.homeIndicator.map { box($0.frame) } ?? .null),
            ] + menu + composition)
    }

    /// The open menu: a panel, and one for each submenu that was opened.
    private var menu: [(String, JSON)] {
        guard let menu = placed.menu else { return [] }
        let panels = menu.panels.map { panel in
            JSON.object([("frame", box(panel.frame)), ("rows", .array(panel.parts.map(row)))])
        }
        return [("menu", .array(panels))]
    }

    private func row(_ part: PlacedMenu.Part) -> JSON {
        var members: [(String, JSON)] = [("kind", .string(part.name))]
        if !part.text.isEmpty { members.append(("title", .string(part.text))) }
        if let subtitle = part.subtitle { members.append(("subtitle", .string(subtitle))) }
        members.append(("frame", box(part.frame)))
        if let element = part.element {
            members += [
                ("state", .string(element.state.rawValue)), ("enabled", .bool(element.isEnabled)),
                ("destructive", .bool(element.isDestructive)), ("submenu", .bool(element.isSubmenu)),
                ("truncated", .bool(part.isTruncated)),
            ]
        }
        if let picture = part.missingPicture { members.append(("missing", .string(picture))) }
        return .object(members)
    }

    /// Why composed bars hold what they hold.
    private var composition: [(String, JSON)] {
        screen.composition.isEmpty ? [] : [("composition", .array(screen.composition.map { .string($0) }))]
    }

    private var head: [(String, JSON)] {
        var members: [(String, JSON)] = [("schemaVersion", .int(JSON.schemaVersion))]
        if let file = requested.file { members.append(("file", .string(file))) }
        if let scene = requested.sceneID { members.append(("scene", .string(scene))) }
        return members + [
            ("device", .string(screen.device.name)), ("class", .string(screen.device.deviceClass.rawValue)),
            ("scale", .int(screen.device.scale.factor)), ("displayZoom", .bool(screen.device.isDisplayZoomed)),
            ("unit", .string(inPixels ? "pixels" : "points")),
            ("orientation", .string(screen.traits.orientation.rawValue)), ("appearance", .string(screen.traits.appearance.rawValue)),
            ("system", .string("\(screen.traits.system)")), ("sdk", .string("\(screen.traits.sdk)")),
            ("locale", .string(screen.traits.locale.identifier)),
        ]
    }

    private var statusBar: JSON {
        let resolution = placed.resolution.statusBar
        let items = items(.statusBar, placed.statusBar, naming: "id")
        return .object([
            ("frame", box(placed.statusBar?.frame ?? .zero)), ("hidden", .bool(resolution.isHidden)),
            ("style", .string(resolution.styleInUse.rawValue)), ("decidedBy", .array(resolution.decidedBy.map { .string($0) })),
            ("contrast", leastContrast(.statusBar).map { .number($0) } ?? .null), ("background", .string(placed.statusBarBackground)),
            ("items", .array(items)), ("transition", transition),
        ])
    }

    /// How the bar stands on its way out or in; null at rest.
    private var transition: JSON {
        guard let progress = screen.statusBar.progress else { return .null }
        let resolution = placed.resolution.statusBar
        return .object([
            ("animation", .string(resolution.animation.rawValue)), ("progress", .number(progress)),
            ("opacity", .number(resolution.pose.opacity)), ("offset", length(placed.statusBar?.frame.y ?? 0)),
        ])
    }

    private var navigationBar: JSON {
        guard let bar = placed.navigationBar, let resolution = placed.resolution.navigationBar else { return .null }
        return .object([("frame", box(bar.frame))] + look(resolution) + [("items", .array(items(.navigationBar, bar)))])
    }

    private var toolbar: JSON {
        guard let resolution = placed.resolution.toolbar else { return .null }
        let bar = placed.toolbar
        return .object(
            [
                ("frame", box(bar?.frame ?? .zero)), ("hidden", .bool(resolution.isHidden)),
                ("hiddenBy", resolution.hiddenBy.map { .string($0.rawValue) } ?? .null),
            ] + look(resolution.bar) + [("items", .array(items(.toolbar, bar)))] + overflow)
    }

    /// What the overflow menu holds, where the bar has one.
    private var overflow: [(String, JSON)] {
        let menus = (placed.toolbar?.items ?? []).filter(\.isOverflow).compactMap { $0.menu?.elements.map(\.title) }
        return menus.isEmpty ? [] : [("overflow", .array(menus.joined().map { .string($0) }))]
    }

    private var tabBar: JSON {
        guard let bar = placed.tabBar, let resolution = placed.resolution.tabBar else { return .null }
        return .object([("frame", box(bar.frame))] + look(resolution) + [("items", .array(items(.tabBar, bar)))])
    }

    private func look(_ bar: BarResolution) -> [(String, JSON)] {
        [
            ("appearance", .string(bar.slot.rawValue)), ("background", .string(bar.appearance.background.measuredName)),
            ("decidedBy", .array(bar.decidedBy.map { .string($0) })),
        ]
    }

    private func items(_ part: PlacedScreen.Part, _ bar: PlacedBar?, naming: String = "kind") -> [JSON] {
        let inks = ink[part]
        return (bar?.items ?? []).enumerated().map { index, item in
            let ink = inks.indices.contains(index) ? inks[index] : .none
            var members: [(String, JSON)] = [(naming, .string(item.id))]
            let textName = part == .statusBar ? "text" : "title"
            if let text = item.text { members.append((textName, .string(text))) }
            if let value = item.value { members.append(("value", .int(value))) }
            members.append(("frame", box(item.frame)))
            if let pixels = ink.pixels { members.append(("ink", box(pixels))) }
            if let contrast = ink.contrast { members.append(("contrast", .number(contrast))) }
            if part != .statusBar { members.append(("truncated", .bool(item.isTruncated))) }
            if let id = item.objectID { members.append(("objectID", .string(id))) }
            if let picture = item.missingPicture { members.append(("missing", .string(picture))) }
            return .object(members)
        }
    }

    private func leastContrast(_ part: PlacedScreen.Part) -> Double? { ink[part].compactMap(\.contrast).min() }

    /// What is to be known beside the numbers.
    var note: String? {
        let notes = [screen.systemNote, screen.networkActivityNote].compactMap(\.self) + screen.notes
        return notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    private func length(_ points: Double) -> JSON { .number(points * factor) }

    private func box(_ rect: Rect) -> JSON {
        .object([("x", length(rect.x)), ("y", length(rect.y)), ("width", length(rect.width)), ("height", length(rect.height))])
    }

    private func box(_ pixels: PixelRect) -> JSON { box(screen.device.scale.rect(pixels)) }

    private func insets(_ insets: EdgeInsets) -> JSON {
        .object([
            ("top", length(insets.top)), ("left", length(insets.left)), ("bottom", length(insets.bottom)), ("right", length(insets.right)),
        ])
    }
}

extension MeasuredScreen {
    /// The same for people.
    var table: String { MeasureTable(requested: requested, placed: placed, ink: ink, note: note, inPixels: inPixels).text }
}
