import LintelModel
import LintelProject
import LintelRunning

/// What `measure --fit` goes through where the command line does not say.
enum FitAxes {
    /// Bars do not follow the preferred text size (TB-74), so its usual value and its end stand for all.
    private static let textSizes: [TextSize] = [.large, .accessibilityExtraExtraExtraLarge]

    /// The arguments with values for every axis that was left open; `screens` tell which languages there are.
    static func completed(_ arguments: Arguments, for screens: [RequestedScreen]) -> Arguments {
        let values = [
            "device": DeviceCatalogue.onePerWidth.map(\.name), "orientation": Orientation.allCases.map(\.rawValue),
            "text-size": textSizes.map(\.rawValue), "locale": locales(of: screens),
        ]
        var arguments = arguments
        for option in ScreenOptions.groups.flatMap(\.options) where !arguments.isGiven(option.name) {
            for value in values[option.name] ?? [] { arguments.add(.argument(value), to: option) }
        }
        return arguments
    }

    /// The screens' own locale, then the languages that their texts are translated into; none where they are not.
    private static func locales(of screens: [RequestedScreen]) -> [String] {
        let languages = Set(screens.flatMap(\.languages))
        guard let own = screens.first?.screen.traits.locale, !languages.isEmpty else { return [] }
        return [own.identifier] + languages.filter { $0 != own.identifier && $0 != own.language }.sorted()
    }
}
