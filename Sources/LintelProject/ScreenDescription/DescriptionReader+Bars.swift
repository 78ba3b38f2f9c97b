import LintelModel

/// The four bars.
extension DescriptionReader {
    static let statusBarMembers: [Member<StatusBar>] = [
        Member("style", \.style) { (reader, node) throws(DescriptionError) in
            try reader.setting(node) { (input) throws(SettingProblem) in try input.word(of: StatusBar.Style.self) }
        },
        Member("hidden", \.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("animation", \.animation) { (reader, node) throws(DescriptionError) in
            try reader.setting(node) { (input) throws(SettingProblem) in try input.word(of: StatusBarResolution.Animation.self) }
        },
        Member("progress", \.progress) { (reader, node) throws(DescriptionError) in try reader.number(node, in: 0...1) },
        Member("background", \.background) { (reader, node) throws(DescriptionError) in try reader.background(node) },
    ]

    static let navigationBarMembers: [Member<NavigationBar>] = [
        Member("title", \.title) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("largeTitle", \.prefersLargeTitle) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("back", \.backTitle) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("prompt", \.prompt) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("leading", \.leading) { (reader, node) throws(DescriptionError) in try reader.items(node) },
        Member("trailing", \.trailing) { (reader, node) throws(DescriptionError) in try reader.items(node) },
        Member("appearance", \.appearance) { (reader, node) throws(DescriptionError) in try reader.appearances(node) },
        Member("tint", \.tint) { (reader, node) throws(DescriptionError) in try reader.color(node) },
        Member("titleColor", \.titleColor) { (reader, node) throws(DescriptionError) in try reader.color(node) },
        Member("black", \.isBlack) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
    ]

    static let toolbarMembers: [Member<Toolbar>] = [
        Member("items", \.items) { (reader, node) throws(DescriptionError) in try reader.items(node) },
        Member("actions", \.actions) { (reader, node) throws(DescriptionError) in try reader.actions(node) },
        Member("hidden", \.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("progress", \.progress) { (reader, node) throws(DescriptionError) in try reader.number(node, in: 0...1) },
        Member("maker", \.maker) { (reader, node) throws(DescriptionError) in try reader.named(node) as Toolbar.Maker },
        Member("appearance", \.appearance) { (reader, node) throws(DescriptionError) in try reader.appearances(node) },
        Member("tint", \.tint) { (reader, node) throws(DescriptionError) in try reader.color(node) },
    ]

    private static let tabBarMembers: [Member<TabBar>] = [
        Member("items", \.items) { (reader, node) throws(DescriptionError) in
            try reader.list(node) { (reader, node) throws(DescriptionError) in
                var item = TabBar.Item(title: "")
                try reader.read(node, into: &item, tabMembers, thing: "the tab")
                return item
            }
        },
        Member("selected", \.selected) { (reader, node) throws(DescriptionError) in try reader.wholeNumber(node, in: 0...99) },
        Member("appearance", \.appearance) { (reader, node) throws(DescriptionError) in try reader.appearances(node) },
        Member("tint", \.tint) { (reader, node) throws(DescriptionError) in try reader.color(node) },
    ]

    private static let tabMembers: [Member<TabBar.Item>] = [
        Member("title", \.title) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("icon", \.icon) { (reader, node) throws(DescriptionError) in try reader.icon(node) },
        Member("badge", \.badge) { (reader, node) throws(DescriptionError) in try reader.text(node) },
    ]

    func tabBar(_ node: JSON5) throws(DescriptionError) -> TabBar {
        var bar = TabBar(items: [])
        try read(node, into: &bar, Self.tabBarMembers, thing: "the tab bar")
        // Only now is it known how many tabs there are.
        if !bar.items.isEmpty, let selected = try members(node, "the tab bar").first(where: { $0.key == "selected" }) {
            _ = try wholeNumber(selected.value, in: 0...bar.items.count - 1)
        }
        return bar
    }

    func toolbar(_ node: JSON5) throws(DescriptionError) -> Toolbar {
        let names = try members(node, "the toolbar").map(\.key)
        if names.contains("items"), names.contains("actions") {
            throw error(.oneOf(["items", "actions"], of: "the toolbar", found: ["`items`", "`actions`"]), at: node.position)
        }
        var toolbar = Toolbar(items: [])
        try read(node, into: &toolbar, Self.toolbarMembers, thing: "the toolbar")
        return toolbar
    }

    /// One background for every slot, or one for each of the slots named.
    func appearances(_ node: JSON5) throws(DescriptionError) -> AppearanceSlots {
        guard case .object(let members) = node.value, members.contains(where: { AppearanceSlot(rawValue: $0.key) != nil }) else {
            let appearance = try appearance(node)
            return AppearanceSlots(standard: appearance, scrollEdge: appearance)
        }
        var slots = AppearanceSlots()
        let table: [Member<AppearanceSlots>] = [
            Member("standard", \.standard) { (reader, node) throws(DescriptionError) in try reader.appearance(node) },
            Member("compact", \.compact) { (reader, node) throws(DescriptionError) in try reader.appearance(node) },
            Member("scrollEdge", \.scrollEdge) { (reader, node) throws(DescriptionError) in try reader.appearance(node) },
            Member("compactScrollEdge", \.compactScrollEdge) { (reader, node) throws(DescriptionError) in try reader.appearance(node) },
        ]
        try read(node, into: &slots, table, thing: "the appearance")
        return slots
    }

    /// `"default"`, `"opaque"`, `"transparent"` (UIKit's three configurations), or a background, which keeps the hairline.
    private func appearance(_ node: JSON5) throws(DescriptionError) -> BarAppearance {
        guard case .string = node.value else { return BarAppearance(background: try background(node), shadow: .barShadow) }
        return try word(node, [("default", .standard), ("opaque", .opaque), ("transparent", .transparent)])
    }
}
