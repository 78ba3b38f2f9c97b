import LintelModel

/// `controllers`: property list, application, windows and controllers, in UIKit's own words (cli.md, behaviour.md, section 2.5).
extension DescriptionReader {
    func controllers(_ node: JSON5) throws(DescriptionError) -> ControllerTree {
        let names = try members(node, "the controllers").map(\.key)
        if names.contains("root"), names.contains("windows") {
            throw error(.oneOf(["root", "windows"], of: "the controllers", found: ["`root`", "`windows`"]), at: node.position)
        }
        var tree = ControllerTree()
        try read(node, into: &tree, Self.treeMembers, thing: "the controllers")
        return tree
    }

    private static let treeMembers: [Member<ControllerTree>] = [
        Member("plist", \.keys.file) { (reader, node) throws(DescriptionError) in try reader.plistValues(node) },
        Member("buildSettings") { (reader, node, tree) throws(DescriptionError) in
            for (name, value) in try reader.plistValues(node) {
                if name == generates {
                    tree.keys.isGenerated = value == .boolean(true) || value == .text("YES")
                } else if name.hasPrefix(settingPrefix) {
                    tree.keys.buildSettings[String(name.dropFirst(settingPrefix.count))] = settingValue(value)
                }
            }
        },
        Member("application", \.application) { (reader, node) throws(DescriptionError) in
            var application = ControllerTree.Application()
            try reader.read(node, into: &application, applicationMembers, thing: "the application")
            return application
        },
        Member("root") { (reader, node, tree) throws(DescriptionError) in tree.windows = [Window(root: try reader.controller(node))] },
        Member("windows", \.windows) { (reader, node) throws(DescriptionError) in
            try reader.list(node) { (reader, node) throws(DescriptionError) in
                var window = Window()
                try reader.read(node, into: &window, windowMembers, thing: "the window")
                return window
            }
        },
    ]

    private static let generates = "GENERATE_INFOPLIST_FILE"
    private static let settingPrefix = "INFOPLIST_KEY_"

    /// Build settings are texts: YES and NO become Booleans in the plist.
    private static func settingValue(_ value: StatusBarKeys.Value) -> StatusBarKeys.Value {
        switch value {
        case .text("YES"): .boolean(true)
        case .text("NO"): .boolean(false)
        case .text, .boolean: value
        }
    }

    private func plistValues(_ node: JSON5) throws(DescriptionError) -> [String: StatusBarKeys.Value] {
        var values: [String: StatusBarKeys.Value] = [:]
        for member in try members(node, "the property list") {
            switch member.value.value {
            case .bool(let flag): values[member.key] = .boolean(flag)
            case .string(let text): values[member.key] = .text(text)
            case .null, .number, .array, .object: throw wrongType(member.value, expected: "true, false or a text")
            }
        }
        return values
    }

    private static let applicationMembers: [Member<ControllerTree.Application>] = [
        Member("hidden", \.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("style", \.style) { (reader, node) throws(DescriptionError) in try reader.named(node) },
        Member("animation", \.animation) { (reader, node) throws(DescriptionError) in try reader.named(node) },
    ]

    private static let windowMembers: [Member<Window>] = [
        Member("name", \.name) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("kind", \.kind) { (reader, node) throws(DescriptionError) in try reader.named(node) },
        Member("root", \.root) { (reader, node) throws(DescriptionError) in try reader.controller(node) },
        Member("hidden", \.isHidden) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("alpha", \.alpha) { (reader, node) throws(DescriptionError) in try reader.number(node, in: 0...1) },
        Member("level", \.level) { (reader, node) throws(DescriptionError) in try reader.number(node, in: -1e7...1e7) },
        Member("frame", \.frame) { (reader, node) throws(DescriptionError) in
            var frame = Rect.zero
            try reader.read(node, into: &frame, frameMembers, thing: "the frame")
            return frame
        },
        Member("appearance", \.appearance) { (reader, node) throws(DescriptionError) in try reader.named(node) },
    ]

    private static let frameMembers: [Member<Rect>] = [
        Member("x", \.x) { (reader, node) throws(DescriptionError) in try reader.number(node, in: places) },
        Member("y", \.y) { (reader, node) throws(DescriptionError) in try reader.number(node, in: places) },
        Member("width", \.width) { (reader, node) throws(DescriptionError) in try reader.number(node, in: lengths) },
        Member("height", \.height) { (reader, node) throws(DescriptionError) in try reader.number(node, in: lengths) },
    ]

    /// Coordinates of windows, in points.
    private static let places = -2000.0...2000.0

    /// One of an enumeration's raw values.
    func named<Word: RawRepresentable & CaseIterable>(_ node: JSON5) throws(DescriptionError) -> Word where Word.RawValue == String {
        try setting(node) { (input) throws(SettingProblem) in try input.word(of: Word.self) }
    }
}
