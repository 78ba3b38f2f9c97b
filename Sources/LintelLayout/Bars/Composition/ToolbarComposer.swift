import LintelModel

/// Decides where and in which form a screen's actions stand, one step after the other, and notes why.
struct ToolbarComposer {
    let screen: Screen
    let environment: LayoutEnvironment
    private(set) var reasons: [String] = []
    private var menu: [ToolbarAction] = []
    private var order: [ToolbarAction] = []

    init(screen: Screen, environment: LayoutEnvironment) {
        self.screen = screen
        self.environment = environment
    }

    /// More items than this crowd a phone's toolbar. GL-23.
    private static let phoneLimit = 5

    private var isRegularPad: Bool { screen.device.isPad && screen.horizontalSizeClass == .regular }
    private var isGlass: Bool { screen.traits.usesGlass }

    mutating func compose(_ actions: [ToolbarAction]) -> ToolbarComposition {
        var rest = ordered(actions)
        order = rest
        menu = rest.filter { $0.place == .menu }
        for action in menu { reasons.append("“\(action.title)” in the menu: asked for") }
        rest.removeAll { $0.place == .menu }
        let risen = risen(from: rest)
        rest.removeAll { action in risen.contains(action) }
        var entries = formed(rest)
        fit(&entries)
        return ToolbarComposition(
            toolbarItems: items(entries), navigationItems: risen.map { navigationItem($0) }, overflow: menu, reasons: reasons)
    }

    /// Leaving first, what the screen is there for last.
    private mutating func ordered(_ actions: [ToolbarAction]) -> [ToolbarAction] {
        let sorted =
            actions.filter { $0.role == .cancel } + actions.filter { $0.role == .ordinary || $0.role == .destructive }
            + actions.filter { $0.role == .confirm }
        if sorted != actions { reasons.append("order: Cancel leads, what confirms ends the bar (GL-75, GL-41)") }
        let confirming = actions.filter { $0.role == .confirm }
        if confirming.count > 1, let last = confirming.last {
            reasons.append("only “\(last.title)” is emphasised: one of each bar (GL-41)")
        }
        return sorted
    }

    // MARK: - The navigation bar

    /// On a wide iPad what people need often stands at the top.
    private mutating func risen(from actions: [ToolbarAction]) -> [ToolbarAction] {
        let forced = actions.filter { $0.place == .navigationBar }
        guard screen.navigationBar != nil else {
            let wanted = forced.isEmpty && !isRegularPad ? [] : actions.filter { $0.place != .toolbar }
            if !wanted.isEmpty { reasons.append("no navigation bar to hold actions: all stay at the lower edge (GL-24)") }
            return []
        }
        for action in forced { reasons.append("“\(action.title)” in the navigation bar: asked for") }
        guard isRegularPad else {
            if screen.device.isPad { reasons.append("the window is as narrow as a phone: actions stay at the lower edge (GL-20)") }
            return forced
        }
        let free = actions.filter { $0.place == nil && $0.frequency != .rare }
        var candidates = free.filter { $0.frequency == .frequent }
        if candidates.isEmpty, !free.isEmpty {
            candidates = free
            reasons.append("no action is marked frequent: all that are not rare count as such (T5)")
        }
        var risen = actions.filter { forced.contains($0) || candidates.contains($0) }
        while !fitsNavigationBar(risen), let leaving = risen.last(where: { candidates.contains($0) }) {
            risen.removeAll { $0 == leaving }
            candidates.removeAll { $0 == leaving }
            reasons.append("“\(leaving.title)” stays at the lower edge: the navigation bar has no room (GL-47, TB-75)")
        }
        for action in candidates { reasons.append("“\(action.title)” in the navigation bar: frequent, on an iPad (T5, GL-24, TB-01)") }
        return risen
    }

    private func navigationItem(_ action: ToolbarAction) -> BarItem {
        let shown = action.form == .title ? nil : action.icon
        return ComposedAction(action: action, form: shown == nil ? .title : .icon).item(isProminent: isEmphasised(action), isGlass: isGlass)
    }

    private func fitsNavigationBar(_ actions: [ToolbarAction]) -> Bool {
        var screen = bare
        screen.navigationBar = self.screen.navigationBar
        screen.navigationBar?.trailing.insert(contentsOf: actions.map { navigationItem($0) }, at: 0)
        let context = LayoutContext(screen: screen, resolution: screen.resolved(), environment: environment)
        var placed = PlacedScreen(screen: screen, resolution: context.resolution)
        placed.navigationBar = NavigationBarPlacer(context)?.place()
        return BarFit(placed).misfits.isEmpty
    }

    /// The screen without what takes bars away: only the room counts.
    private var bare: Screen {
        var bare = Screen(device: screen.device, traits: screen.traits, status: screen.status)
        bare.windowWidth = screen.windowWidth
        return bare
    }

    // MARK: - The toolbar

    /// Titles for up to three, icons for more (T6, T7).
    private mutating func formed(_ actions: [ToolbarAction]) -> [ComposedAction] {
        guard !actions.isEmpty else { return [] }
        let usesTitles = actions.count <= Toolbar.titleLimit
        reasons.append(
            usesTitles ? "\(Self.counted(actions.count)): short titles (T6, GL-25)" : "\(Self.counted(actions.count)): icons (T7, GL-26)")
        if screen.traits.textSize.isAccessibilitySize {
            reasons.append("titles keep their size at text size \(screen.traits.textSize): a long press shows them large (TB-74, TB-59)")
        }
        var entries: [ComposedAction] = []
        for action in actions {
            let form = action.form ?? (usesTitles ? .title : .icon)
            if let asked = action.form { reasons.append("“\(action.title)” as \(asked == .title ? "a title" : "an icon"): asked for") }
            if form == .icon, action.icon == nil, !usesTitles, action.form == nil, action.place == nil {
                moveToMenu(action, "it has no icon (GL-26, GL-38)")
            } else {
                entries.append(ComposedAction(action: action, form: action.icon == nil ? .title : form))
            }
        }
        return uncrowded(entries)
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 action" : "\(count) actions" }

    private mutating func uncrowded(_ entries: [ComposedAction]) -> [ComposedAction] {
        var entries = entries
        guard !isRegularPad else { return entries }
        while entries.count + (menu.isEmpty ? 0 : 1) > Self.phoneLimit, let index = Self.firstToLeave(entries) {
            moveToMenu(entries.remove(at: index).action, "more than \(Self.phoneLimit) items crowd a phone (GL-23)")
        }
        return entries
    }

    /// Shortens, turns to icons, moves into the menu, in this order, until everything stands whole in the bar.
    private mutating func fit(_ entries: inout [ComposedAction]) {
        while true {
            let room = room(for: items(entries))
            guard room.needed > room.available + BarFit.tolerance else { return }
            let lack = "\(Self.rounded(room.needed)) of \(Self.rounded(room.available)) points needed"
            if let index = Self.widestToShorten(entries, width: width) {
                let before = entries[index].title
                entries[index].shorten()
                reasons.append("“\(before)” shortened to “\(entries[index].title)”: \(lack) (TB-75)")
            } else if Self.canBecomeIcons(entries) {
                for index in entries.indices where entries[index].action.form == nil { entries[index].form = .icon }
                reasons.append("icons, though the actions are few: \(lack) even for the shortest titles (T7, TB-75)")
            } else if entries.count > 1, let index = Self.firstToLeave(entries) {
                moveToMenu(entries.remove(at: index).action, "\(lack) (TB-75, GL-43)")
            } else {
                reasons.append("does not fit as asked for: \(lack) (TB-75)")
                return
            }
        }
    }

    private mutating func moveToMenu(_ action: ToolbarAction, _ reason: String) {
        // Rows stand in the order that the bar would have had.
        let later = order.firstIndex(of: action).map { Set(order[$0...]) } ?? []
        menu.insert(action, at: menu.firstIndex(where: later.contains) ?? menu.endIndex)
        reasons.append("“\(action.title)” in the menu: \(reason)")
    }

    /// The one that is needed least, the trailing one among equals (TB-61, TB-75); what confirms, and what is asked to stay, stays.
    private static func firstToLeave(_ entries: [ComposedAction]) -> Int? {
        let free = entries.indices.filter { entries[$0].action.place == nil && entries[$0].action.role != .confirm }
        let rarest = free.map { entries[$0].action.frequency }.min()
        return free.last { entries[$0].action.frequency == rarest }
    }

    private static func widestToShorten(_ entries: [ComposedAction], width: (String) -> Double) -> Int? {
        entries.indices.filter { entries[$0].form == .title && entries[$0].hasShorterTitle }
            .max { width(entries[$0].title) < width(entries[$1].title) }
    }

    /// All that may change change together, so that the bar keeps one style (GL-38).
    private static func canBecomeIcons(_ entries: [ComposedAction]) -> Bool {
        let titles = entries.filter { $0.form == .title && $0.action.form == nil }
        return !titles.isEmpty && titles.allSatisfy { $0.action.icon != nil }
    }

    // MARK: - Widths and items

    private func width(_ title: String) -> Double { environment.text.width(of: title, font: Font(size: BarMetrics.titleSize)) }

    /// Points that the items take with all gaps at their least, and what there is.
    private func room(for items: [BarItem]) -> (needed: Double, available: Double) {
        var screen = bare
        screen.toolbar = Toolbar(items: items)
        let context = LayoutContext(screen: screen, resolution: screen.resolved(), environment: environment)
        return ToolbarPlacer(context)?.room ?? (0, 0)
    }

    private func isEmphasised(_ action: ToolbarAction) -> Bool { action.role == .confirm && action == lastConfirming }
    private var lastConfirming: ToolbarAction? { screen.toolbar?.actions.last { $0.role == .confirm } }

    /// Titles are kept apart by fixed spaces (T6, GL-27), icons spread over the bar; on glass icons share a capsule but the last (TB-77, GL-42).
    private func items(_ entries: [ComposedAction]) -> [BarItem] {
        var parts = entries.map { (item: $0.item(isProminent: isEmphasised($0.action), isGlass: isGlass), isTitle: $0.form == .title) }
        if !menu.isEmpty {
            let elements = menu.map { action in
                var element = BarMenu.Element(
                    action.title, icon: action.icon, isEnabled: action.isEnabled, isDestructive: action.role == .destructive)
                element.identifier = action.identifier
                return element
            }
            parts.append((.more(isGlass: isGlass, BarMenu(elements), in: screen.traits.locale), false))
        }
        var items: [BarItem] = []
        for (index, part) in parts.enumerated() {
            if index > 0 {
                let isTouchingTitle = part.isTitle || parts[index - 1].isTitle
                let sharesCapsule = isGlass && !isTouchingTitle && index < parts.count - 1
                if isTouchingTitle { items.append(.fixedSpace(Toolbar.titleGap)) }
                if !sharesCapsule { items.append(.flexibleSpace) }
            } else if parts.count == 1, entries.first?.action.role == .confirm {
                items.append(.flexibleSpace)
            }
            items.append(part.item)
        }
        return items
    }

    private static func rounded(_ points: Double) -> String {
        let tenths = Int((points * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
