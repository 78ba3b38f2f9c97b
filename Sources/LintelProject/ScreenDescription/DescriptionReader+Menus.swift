import LintelModel

/// Menus of items, and the one that stands open.
extension DescriptionReader {
    /// A list of rows, or an object with a title and rows.
    func menu(_ node: JSON5) throws(DescriptionError) -> BarMenu {
        var menu = BarMenu([])
        if case .object = node.value {
            try read(node, into: &menu, Self.menuMembers, thing: "the menu")
        } else {
            menu.elements = try rows(node)
        }
        return menu
    }

    private static let menuMembers: [Member<BarMenu>] = [
        Member("title", \.title) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("rows", \.elements) { (reader, node) throws(DescriptionError) in try reader.rows(node) },
        Member("order", \.order) { (reader, node) throws(DescriptionError) in try reader.named(node) as BarMenu.Order },
    ]

    private func rows(_ node: JSON5) throws(DescriptionError) -> [BarMenu.Element] {
        try list(node) { (reader, node) throws(DescriptionError) in
            if case .string = node.value { return BarMenu.Element(try reader.text(node)) }
            var row = BarMenu.Element("")
            try reader.read(node, into: &row, Self.rowMembers, thing: "the row")
            if row.title.isEmpty, !row.isInline { throw reader.error(.missingMember("title", of: "the row"), at: node.position) }
            return row
        }
    }

    private static let rowMembers: [Member<BarMenu.Element>] = [
        Member("title", \.title) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("subtitle", \.subtitle) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("icon", \.icon) { (reader, node) throws(DescriptionError) in try reader.icon(node) },
        Member("enabled", \.isEnabled) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("destructive", \.isDestructive) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("hidden", \.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("state", \.state) { (reader, node) throws(DescriptionError) in try reader.named(node) as BarMenu.State },
        Member("keepsMenuOpen", \.keepsMenuOpen) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("menu", \.children) { (reader, node) throws(DescriptionError) in try reader.rows(node) },
        Member("section") { (reader, node, row) throws(DescriptionError) in
            row.children = try reader.rows(node)
            row.isInline = true
        },
    ]

    /// Which item's menu stands open: `{ toolbar: "More" }` or `{ toolbar: 2 }`, counted from 0 among all that the bar shows.
    func openMenu(_ node: JSON5) throws(DescriptionError) -> OpenMenu {
        var anchor: OpenMenu.Anchor?
        var submenu: [Int] = []
        let bars = OpenMenu.Bar.allCases.map { bar in
            Member<OpenMenu.Anchor?>(bar.rawValue) { (reader, node, anchor) throws(DescriptionError) in
                anchor = try reader.anchor(node, in: bar)
            }
        }
        for member in try members(node, "the open menu") {
            if member.key == "submenu" {
                submenu = try list(member.value) { (reader, node) throws(DescriptionError) in try reader.wholeNumber(node, in: Self.counts)
                }
            } else if let bar = bars.first(where: { $0.name == member.key }) {
                try bar.read(self, member.value, &anchor)
            } else {
                throw error(
                    .unknownMember(member.key, of: "the open menu", known: bars.map(\.name) + ["submenu"]), at: member.keyPosition)
            }
        }
        guard let anchor else { throw error(.missingMember("toolbar", of: "the open menu"), at: node.position) }
        return OpenMenu(anchor, submenu: submenu)
    }

    private func anchor(_ node: JSON5, in bar: OpenMenu.Bar) throws(DescriptionError) -> OpenMenu.Anchor {
        if case .string = node.value { return .named(bar, try text(node)) }
        return .item(bar, try wholeNumber(node, in: Self.counts))
    }

    private static let counts = 0...999
}
