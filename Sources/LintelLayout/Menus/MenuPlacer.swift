package import LintelModel

/// The open menu in its place (TB-58). Nil where none is open, or what it opens from is not on screen.
struct MenuPlacer {
    private let context: LayoutContext
    private let open: OpenMenu
    private let menu: BarMenu
    /// What it opens from, in points of the screen.
    private let anchor: Rect

    init?(_ context: LayoutContext, bars placed: PlacedScreen) {
        guard let open = context.screen.openMenu else { return nil }
        self.context = context
        self.open = open
        switch open.anchor {
        case .rect(let rect):
            guard let menu = open.menu else { return nil }
            anchor = rect
            self.menu = menu
        case .item, .named:
            guard let item = placed.item(of: open.anchor), let menu = open.menu ?? item.menu else { return nil }
            anchor = item.menuAnchor
            self.menu = menu
        }
    }

    private var metrics: MenuMetrics { context.traits.usesGlass ? .glass : .flat }

    /// At accessibility sizes a menu takes the room that there is, up to half as much again; ours, UIKit's way is not known.
    private var width: Double {
        let widest = context.traits.textSize.isAccessibilitySize ? metrics.width * 1.5 : metrics.width
        return min(widest, bounds.width)
    }

    /// Below what lies in the upper half, above what lies in the lower one (`_UIControlMenuSupportUpdateStyle`).
    private var opensUpwards: Bool { anchor.midY > context.size.height / 2 }

    /// Where panels may stand: within the safe area and above the keyboard.
    private var bounds: Rect {
        let whole = Rect(origin: .zero, size: context.size).inset(by: context.resolution.safeArea)
        let bottom = min(whole.maxY, context.frames.keyboard?.minY ?? whole.maxY)
        return Rect(minX: whole.minX, minY: whole.minY, maxX: whole.maxX, maxY: bottom).inset(by: metrics.containerInset)
    }

    private var isReversed: Bool {
        switch menu.order {
        case .automatic, .priority: opensUpwards
        case .fixed: false
        }
    }

    func place() -> PlacedMenu {
        var panels: [MenuPanel] = [panel(of: menu.elements, path: [], opened: nil)]
        var paths: [[Int]] = []
        for length in 1..<(open.submenu.count + 1) {
            let path = Array(open.submenu.prefix(length))
            guard let element = menu.element(at: path), element.isSubmenu else { continue }
            panels.append(panel(of: element.children, path: path, opened: element))
            paths.append(path)
        }
        var frames = [frame(height: panels[0].height)]
        for (index, path) in paths.enumerated() {
            frames.append(frame(of: panels[index + 1], above: panels[index], at: frames[index], path: path))
        }
        let last = panels.count - 1
        let placed = panels.indices.map { index in
            panels[index].placed(
                in: frames[index], scroll: index == last ? open.scroll : 0, beginsAtEnd: isReversed,
                opacity: index == last ? 1 : MenuMetrics.coveredOpacity)
        }
        return PlacedMenu(menu: menu, panels: placed)
    }

    private func panel(of elements: [BarMenu.Element], path: [Int], opened: BarMenu.Element?) -> MenuPanel {
        var sections = MenuSection.sections(of: elements, below: path)
        if isReversed { sections = sections.reversed().map(\.reversed) }
        let columns = MenuColumns(sections, metrics: metrics, width: width, context: context)
        return MenuPanel(title: menu.title, opened: opened, sections: sections, pressed: open.pressed, columns: columns)
    }

    /// Glass grows out of what was touched and covers it (ours, by the looks of system 26); a flat menu stands beside it.
    private func frame(height: Double) -> Rect {
        let isGlass = metrics.leadsWithImage
        let band = Rect(x: bounds.x, y: anchor.y, width: bounds.width, height: anchor.height)
        let window = Rect(origin: .zero, size: context.size).inset(by: metrics.containerInset)
        let room = isGlass ? bounds.union(band.intersection(window)) : bounds
        let height = min(height, metrics.maximumHeight, room.height)
        let gap = isGlass ? -anchor.height : MenuMetrics.gap(toControlOf: anchor.height)
        let y = opensUpwards ? anchor.minY - gap - height : anchor.maxY + gap
        return Rect(x: x, y: min(max(y, room.minY), room.maxY - height), width: width, height: height)
    }

    /// Aligned with the side of what it opens from, or centred in the middle of the window; a flat menu's content, not its panel, meets the
    /// control's side.
    private var x: Double {
        let outset = metrics.leadsWithImage ? 0 : metrics.padding
        let distance = anchor.midX - context.size.width / 2
        let wanted =
            abs(distance) <= max(2, context.size.width * MenuMetrics.middleShare)
            ? anchor.midX - width / 2 : distance > 0 ? anchor.maxX + outset - width : anchor.minX - outset
        return min(max(wanted, bounds.minX), bounds.maxX - width)
    }

    /// A submenu's title lies over the row that opened it.
    private func frame(of panel: MenuPanel, above outer: MenuPanel, at frame: Rect, path: [Int]) -> Rect {
        let height = min(panel.height, metrics.maximumHeight, bounds.height)
        let y = frame.y + (outer.offset(ofRow: path) ?? 0) - metrics.sectionInset
        return Rect(x: frame.x, y: min(max(y, bounds.minY), max(bounds.minY, bounds.maxY - height)), width: frame.width, height: height)
    }
}

extension PlacedScreen {
    /// The bar item that a menu opens from; nil where it is not on screen.
    package func item(of anchor: OpenMenu.Anchor) -> PlacedItem? {
        func items(_ bar: OpenMenu.Bar) -> [PlacedItem] {
            switch bar {
            case .navigationBar: navigationBar?.items ?? []
            case .toolbar: toolbar?.items ?? []
            }
        }
        switch anchor {
        case .rect: return nil
        case .item(let bar, let number): return items(bar).indices.contains(number) ? items(bar)[number] : nil
        case .named(let bar, let name):
            return items(bar).first { $0.objectID == name || $0.identifier == name }
                ?? items(bar).first { $0.text == name }
        }
    }
}

extension PlacedItem {
    /// What a menu is aligned with: the glass that the item has for itself, else its own box.
    package var menuAnchor: Rect { platter ?? frame }

    /// The bar's own item for what found no room, not one that an app made.
    package var isOverflow: Bool { identifier == BarItem.moreIdentifier && objectID == nil }
}
