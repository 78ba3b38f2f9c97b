import LintelModel

extension ScreenDescription {
    /// All members of a description: the settings that are flags too, and the bars.
    static let members: [DescriptionReader.Member<ScreenDescription>] =
        ScreenSettings.table.map { setting in
            DescriptionReader.Member(setting.name) { (reader, node, description) throws(DescriptionError) in
                description.settings.changes.set(setting.name, try reader.setting(node, setting.change))
            }
        } + [
            DescriptionReader.Member("status") { (reader, node, description) throws(DescriptionError) in
                try reader.read(node, into: &description.settings, statusMembers, thing: "the status")
            },
            DescriptionReader.Member("statusBar") { (reader, node, description) throws(DescriptionError) in
                try reader.read(node, into: &description.statusBar, DescriptionReader.statusBarMembers, thing: "the status bar")
            },
            DescriptionReader.Member("controllers", \.controllers) { (reader, node) throws(DescriptionError) in
                try reader.controllers(node)
            },
            DescriptionReader.Member("hidesBars", \.barHiding) { (reader, node) throws(DescriptionError) in
                Set(try reader.list(node) { (reader, node) throws(DescriptionError) in try reader.named(node) as BarHiding })
            },
            DescriptionReader.Member("barsTappedAway", \.areBarsTappedAway) { (reader, node) throws(DescriptionError) in
                try reader.flag(node)
            },
            DescriptionReader.Member("navigationBar", \.navigationBar) { (reader, node) throws(DescriptionError) in
                var bar = NavigationBar()
                try reader.read(node, into: &bar, DescriptionReader.navigationBarMembers, thing: "the navigation bar")
                return bar
            },
            DescriptionReader.Member("toolbar", \.toolbar) { (reader, node) throws(DescriptionError) in try reader.toolbar(node) },
            DescriptionReader.Member("tabBar", \.tabBar) { (reader, node) throws(DescriptionError) in try reader.tabBar(node) },
            DescriptionReader.Member("content") { (reader, node, description) throws(DescriptionError) in
                description.content = try reader.content(node)
            },
            DescriptionReader.Member("openMenu", \.openMenu) { (reader, node) throws(DescriptionError) in try reader.openMenu(node) },
            DescriptionReader.Member("strings", \.strings) { (reader, node) throws(DescriptionError) in try reader.languages(node) },
        ]

    /// The status flags' names, and `locale`, which cli.md counts among them.
    private static let statusMembers: [DescriptionReader.Member<ScreenSettings>] =
        [
            DescriptionReader.Member("preset") { (reader, node, settings) throws(DescriptionError) in
                settings.status.start = try reader.setting(node, StatusSettings.start)
            }
        ]
        + StatusSettings.table.map { setting in
            DescriptionReader.Member(setting.name) { (reader, node, settings) throws(DescriptionError) in
                settings.status.changes.set(setting.name, try reader.setting(node, setting.change))
            }
        }
        + ScreenSettings.table.filter { $0.name == "locale" }.map { setting in
            DescriptionReader.Member(setting.name) { (reader, node, settings) throws(DescriptionError) in
                settings.changes.set(setting.name, try reader.setting(node, setting.change))
            }
        }
}
