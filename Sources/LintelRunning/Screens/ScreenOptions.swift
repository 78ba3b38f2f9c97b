import LintelModel
package import LintelProject

/// The flags that say how screens are shown, made from the tables that screen descriptions use too.
package enum ScreenOptions {
    package static let groups = groups(without: [])

    /// - Parameter left: the names of settings that make no sense for what is run.
    package static func groups(without left: Set<String>) -> [OptionGroup] {
        [
            OptionGroup(title: "screen", options: ScreenSettings.table.filter { !left.contains($0.name) }.map { syntax(of: $0) }),
            OptionGroup(
                title: "device status (the first nine are those of `simctl status_bar override`)",
                options: StatusSettings.table.map { syntax(of: $0) } + [preset.syntax]),
        ]
    }

    package static let operandHelp = """
        A SCREEN is a screen description (*.screen.json), a storyboard or xib (every scene that has bars, or the one that --scene names), \
        or a project folder with --scene. Without one, --device draws an empty screen.
        """

    package static let preset = Option(
        "preset", StatusSettings.presetWords.joined(separator: "|"), help: "a whole status, applied first; marketing unless given",
        read: StatusSettings.start)

    private static func syntax<Target>(of setting: Setting<Target>) -> OptionSyntax {
        OptionSyntax(
            name: setting.flag, short: nil, placeholder: setting.placeholder, repeats: setting.isAxis, help: setting.help
        ) { (input) throws(SettingProblem) in _ = try setting.change(input) }
    }

    /// One of the ways in which the screens are asked for, and what tells it from the others.
    package struct Variant: Sendable {
        package var settings = ScreenSettings()
        /// The values of the options of which several may be given, such as `iPhone 15` and `dark`.
        package var labels: [String] = []
    }

    /// Every combination of the options that were given several times; the first option changes slowest.
    package static func variants(_ arguments: Arguments) -> [Variant] {
        var first = Variant()
        first.settings.status.start = arguments[preset]
        let machine = LiveMachine()
        first.settings.readLive = { machine.reading }
        for setting in StatusSettings.table {
            if let change = changes(setting, arguments).last { first.settings.status.changes.set(setting.name, change.change) }
        }
        return ScreenSettings.table.reduce([first]) { variants, setting in
            let changes = changes(setting, arguments)
            if changes.isEmpty { return variants }
            return variants.flatMap { variant in
                changes.map { label, change in
                    var variant = variant
                    variant.settings.changes.set(setting.name, change)
                    if setting.isAxis { variant.labels.append(label) }
                    return variant
                }
            }
        }
    }

    private static func changes<Target>(
        _ setting: Setting<Target>, _ arguments: Arguments
    ) -> [(label: String, change: Setting<Target>.Change)] {
        arguments.inputs(of: setting.flag).compactMap { input in
            guard let change = try? setting.change(input) else { return nil }
            return (input.shown, change)
        }
    }
}
