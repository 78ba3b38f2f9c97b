import LintelModel

/// Colours, backgrounds and content.
extension DescriptionReader {
    /// `"#RRGGBB"`, `UIColor`'s name, or one of them for each appearance.
    func color(_ node: JSON5) throws(DescriptionError) -> DynamicColor {
        if case .object = node.value {
            var pair = (light: DynamicColor?.none, dark: DynamicColor?.none)
            for member in try members(node, "the colour") {
                switch member.key {
                case "light": pair.light = try color(member.value)
                case "dark": pair.dark = try color(member.value)
                default: throw error(.unknownMember(member.key, of: "the colour", known: ["light", "dark"]), at: member.keyPosition)
                }
            }
            guard let light = pair.light ?? pair.dark, let dark = pair.dark ?? pair.light else {
                throw error(.missingMember("light", of: "the colour"), at: node.position)
            }
            return DynamicColor(light: light.light, dark: dark.dark)
        }
        let name = try text(node)
        if let color = Color(hex: name), name.hasPrefix("#") { return DynamicColor(color) }
        if let color = DynamicColor.named(name) { return color }
        throw error(.value(.malformed(name, expected: "#RRGGBB, #RRGGBBAA or a name of UIColor such as systemBlue")), at: node.position)
    }

    func colors(_ node: JSON5) throws(DescriptionError) -> [DynamicColor] {
        let colors = try list(node) { (reader, node) throws(DescriptionError) in try reader.color(node) }
        guard colors.count >= 2 else { throw wrongType(node, expected: "a list of two or more colours") }
        return colors
    }

    func background(_ node: JSON5) throws(DescriptionError) -> BarBackground {
        if case .string = node.value { return try word(node, [("none", .none)]) }
        if case .array = node.value {
            return .stacked(try list(node) { (reader, node) throws(DescriptionError) in try reader.background(node) })
        }
        var parts = BackgroundParts()
        try read(node, into: &parts, Self.backgroundMembers, thing: "the background")
        let picture = parts.image.map { BarBackground.image($0, gravity: parts.gravity ?? .center, scaling: parts.scaling ?? .aspectFill) }
        let found = [picture].compactMap(\.self) + parts.others
        if parts.image == nil, parts.gravity != nil || parts.scaling != nil {
            throw error(.missingMember("image", of: "the background"), at: node.position)
        }
        return try only(found, of: ["color", "gradient", "image", "blur"], in: node, thing: "the background")
    }

    /// What lies behind a bar.
    struct BackgroundParts {
        var image: String?
        var gravity: ImageGravity?
        var scaling: ImageScaling?
        var others: [BarBackground] = []
    }

    func gravity(_ node: JSON5) throws(DescriptionError) -> ImageGravity {
        try word(node, ImageGravity.allCases.map { ($0.rawValue, $0) })
    }

    /// The one thing that an object of alternatives names.
    func only<Value>(_ values: [Value], of names: [String], in node: JSON5, thing: String) throws(DescriptionError) -> Value {
        guard values.count == 1 else {
            let found = try members(node, thing).map { "`\($0.key)`" }.filter { names.contains(String($0.dropFirst().dropLast())) }
            throw error(.oneOf(names, of: thing, found: found), at: node.position)
        }
        return values[0]
    }

    private static let backgroundMembers: [Member<BackgroundParts>] = [
        Member("color") { (reader, node, parts) throws(DescriptionError) in parts.others.append(.color(try reader.color(node))) },
        Member("gradient") { (reader, node, parts) throws(DescriptionError) in parts.others.append(.gradient(try reader.colors(node))) },
        Member("image", \.image) { (reader, node) throws(DescriptionError) in try reader.picture(node) },
        Member("gravity", \.gravity) { (reader, node) throws(DescriptionError) in try reader.gravity(node) },
        Member("scaling", \.scaling) { (reader, node) throws(DescriptionError) in try reader.named(node) as ImageScaling },
        Member("blur") { (reader, node, parts) throws(DescriptionError) in
            parts.others.append(.blur(try reader.word(node, Material.allCases.map { ($0.name, $0) })))
        },
    ]

    /// What stands between the bars.
    struct ContentParts {
        var image: String?
        var gravity: ImageGravity?
        var others: [Content.Fill] = []
        var scroll: Content.Scroll = .top
        var kind: Content.Kind = .ordinary
    }

    func content(_ node: JSON5) throws(DescriptionError) -> Content {
        var parts = ContentParts()
        try read(node, into: &parts, Self.contentMembers, thing: "the content")
        let fills = parts.image.map { [.image($0, gravity: parts.gravity ?? .center)] + parts.others } ?? parts.others
        if parts.image == nil, parts.gravity != nil { throw error(.missingMember("image", of: "the content"), at: node.position) }
        // Scrolling and kind alone leave the fill as it is.
        if fills.isEmpty { return Content(scroll: parts.scroll, kind: parts.kind) }
        let fill = try only(fills, of: ["color", "gradient", "image", "list"], in: node, thing: "the content")
        return Content(fill, scroll: parts.scroll, kind: parts.kind)
    }

    private static let contentMembers: [Member<ContentParts>] = [
        Member("color") { (reader, node, parts) throws(DescriptionError) in parts.others.append(.color(try reader.color(node))) },
        Member("gradient") { (reader, node, parts) throws(DescriptionError) in parts.others.append(.gradient(try reader.colors(node))) },
        Member("image", \.image) { (reader, node) throws(DescriptionError) in try reader.picture(node) },
        Member("gravity", \.gravity) { (reader, node) throws(DescriptionError) in try reader.gravity(node) },
        Member("list") { (reader, node, parts) throws(DescriptionError) in
            parts.others.append(.list(rows: try reader.wholeNumber(node, in: 0...10_000)))
        },
        Member("scroll", \.scroll) { (reader, node) throws(DescriptionError) in
            try reader.setting(node) { (input) throws(SettingProblem) in try ScreenSettings.scroll(input) }
        },
        Member("kind", \.kind) { (reader, node) throws(DescriptionError) in
            try reader.setting(node) { (input) throws(SettingProblem) in try input.word(of: Content.Kind.self) }
        },
    ]
}
