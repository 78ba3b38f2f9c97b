import LintelModel

/// Bar items and icons.
extension DescriptionReader {
    /// What one item says of itself, before it is known to say one thing only.
    struct ItemParts {
        var contents: [BarItem.Content] = []
        var item = BarItem(.flexibleSpace)
        /// `primaryAction`: a tap does something besides opening the menu.
        var hasAction = false
    }

    func items(_ node: JSON5) throws(DescriptionError) -> [BarItem] {
        try list(node) { (reader, node) throws(DescriptionError) in try reader.item(node) }
    }

    func item(_ node: JSON5) throws(DescriptionError) -> BarItem {
        if case .string = node.value { return try word(node, [("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace(0))]) }
        guard case .object = node.value else {
            throw wrongType(node, expected: "an item, such as \"flexibleSpace\" or { title: \"Edit\" }")
        }
        var parts = ItemParts()
        try read(node, into: &parts, Self.itemMembers, thing: "the item")
        // A menu opens by a tap unless the item says that the tap does something else (TB-58).
        if parts.item.menu != nil { parts.item.hasPrimaryAction = parts.hasAction }
        parts.item.content = try only(parts.contents, of: Self.contentNames, in: node, thing: "the item")
        return parts.item
    }

    private static let contentNames = ["title", "icon", "system", "segmented", "view", "fixedSpace", "flexibleSpace"]

    private static let itemMembers: [Member<ItemParts>] = [
        Member("title") { (reader, node, parts) throws(DescriptionError) in parts.contents.append(.title(try reader.text(node))) },
        Member("icon") { (reader, node, parts) throws(DescriptionError) in parts.contents.append(.icon(try reader.icon(node))) },
        Member("system") { (reader, node, parts) throws(DescriptionError) in
            parts.contents.append(BarItem.system(try reader.word(node, SystemItem.allCases.map { ($0.name, $0) })).content)
        },
        Member("segmented") { (reader, node, parts) throws(DescriptionError) in
            parts.contents.append(.segmented(try reader.list(node) { (reader, node) throws(DescriptionError) in try reader.text(node) }))
        },
        Member("view") { (reader, node, parts) throws(DescriptionError) in parts.contents.append(.view(try reader.size(node))) },
        Member("fixedSpace") { (reader, node, parts) throws(DescriptionError) in
            parts.contents.append(.fixedSpace(try reader.number(node, in: Self.spaces)))
        },
        Member("flexibleSpace") { (reader, node, parts) throws(DescriptionError) in
            if try reader.flag(node) { parts.contents.append(.flexibleSpace) }
        },
        Member("label", \.item.label) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("style", \.item.style) { (reader, node) throws(DescriptionError) in
            try reader.setting(node) { (input) throws(SettingProblem) in try input.word(of: BarItem.Style.self) }
        },
        Member("enabled", \.item.isEnabled) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("selected", \.item.isSelected) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("touch", \.item.touch) { (reader, node) throws(DescriptionError) in try reader.named(node) as BarItem.Touch },
        Member("rendering", \.item.picture.rendering) { (reader, node) throws(DescriptionError) in
            try reader.named(node) as BarPicture.Rendering
        },
        Member("landscapeIcon", \.item.picture.landscapeIcon) { (reader, node) throws(DescriptionError) in try reader.icon(node) },
        Member("largeIcon", \.item.picture.largeIcon) { (reader, node) throws(DescriptionError) in try reader.icon(node) },
        Member("group", \.item.group) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("hidden", \.item.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("possibleTitles", \.item.possibleTitles) { (reader, node) throws(DescriptionError) in
            try reader.list(node) { (reader, node) throws(DescriptionError) in try reader.text(node) }
        },
        Member("visibilityPriority", \.item.visibilityPriority) { (reader, node) throws(DescriptionError) in
            try reader.word(node, BarItem.VisibilityPriority.allCases.map { ("\($0)", $0) })
        },
        Member("sharesBackground", \.item.sharesBackground) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("hidesSharedBackground", \.item.hidesSharedBackground) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("badge", \.item.badge) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("menu", \.item.menu) { (reader, node) throws(DescriptionError) in try reader.menu(node) },
        Member("primaryAction", \.hasAction) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("width", \.item.width) { (reader, node) throws(DescriptionError) in try reader.number(node, in: Self.lengths) },
        Member("tint", \.item.tint) { (reader, node) throws(DescriptionError) in try reader.color(node) },
    ]

    /// Lengths in points that a bar can have room for.
    static let lengths = 0.0...2000.0
    /// Negative fixed spaces were a trick of the days before iOS 11, and are drawn as such.
    static let spaces = -200.0...2000.0

    /// A symbol's name, or a file by its ending.
    func icon(_ node: JSON5) throws(DescriptionError) -> Icon {
        let name = try text(node)
        let lowercased = name.lowercased()
        let isFile = [".svg", ".png", ".jpg", ".jpeg"].contains { lowercased.hasSuffix($0) }
        return isFile ? .file(try picture(node), size: nil) : .symbol(name)
    }

    func size(_ node: JSON5) throws(DescriptionError) -> Size {
        var size = Size(width: -1, height: -1)
        let members: [Member<Size>] = [
            Member("width", \.width) { (reader, node) throws(DescriptionError) in try reader.number(node, in: Self.lengths) },
            Member("height", \.height) { (reader, node) throws(DescriptionError) in try reader.number(node, in: Self.lengths) },
        ]
        try read(node, into: &size, members, thing: "the size")
        if size.width < 0 { throw error(.missingMember("width", of: "the size"), at: node.position) }
        if size.height < 0 { throw error(.missingMember("height", of: "the size"), at: node.position) }
        return size
    }
}
