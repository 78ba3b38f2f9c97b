import LintelModel

/// What a screen lets people do; layout makes bars of it.
extension DescriptionReader {
    func actions(_ node: JSON5) throws(DescriptionError) -> [ToolbarAction] {
        try list(node) { (reader, node) throws(DescriptionError) in
            var action = ToolbarAction(title: "")
            try reader.read(node, into: &action, Self.actionMembers, thing: "the action")
            if action.title.isEmpty { throw reader.error(.missingMember("title", of: "the action"), at: node.position) }
            if action.form == .icon, action.icon == nil {
                throw reader.error(.missingMember("icon", of: "an action shown as one"), at: node.position)
            }
            return action
        }
    }

    private static let actionMembers: [Member<ToolbarAction>] = [
        Member("title", \.title) { (reader, node) throws(DescriptionError) in try reader.text(node) },
        Member("shorter", \.shorterTitles) { (reader, node) throws(DescriptionError) in
            try reader.list(node) { (reader, node) throws(DescriptionError) in try reader.text(node) }
        },
        Member("icon", \.icon) { (reader, node) throws(DescriptionError) in try reader.icon(node) },
        Member("enabled", \.isEnabled) { (reader, node) throws(DescriptionError) in try reader.flag(node) },
        Member("role", \.role) { (reader, node) throws(DescriptionError) in try reader.named(node) as ToolbarAction.Role },
        Member("frequency", \.frequency) { (reader, node) throws(DescriptionError) in try reader.named(node) as ToolbarAction.Frequency },
        Member("show", \.form) { (reader, node) throws(DescriptionError) in try reader.named(node) as ToolbarAction.Form },
        Member("place", \.place) { (reader, node) throws(DescriptionError) in try reader.named(node) as ToolbarAction.Place },
        Member("style", \.style) { (reader, node) throws(DescriptionError) in
            try reader.setting(node) { (input) throws(SettingProblem) in try input.word(of: BarItem.Style.self) }
        },
    ]
}
