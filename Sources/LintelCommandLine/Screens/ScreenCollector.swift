import LintelModel
import LintelProject

/// Finds the screens that a command line names, in every variant asked for.
struct ScreenCollector {
    private let arguments: Arguments
    private let variants: [ScreenOptions.Variant]

    static let scene = Option.text("scene", "ID", help: "the scene with this object id, storyboard identifier or class")

    init(_ arguments: Arguments) {
        self.arguments = arguments
        variants = ScreenOptions.variants(arguments)
    }

    func screens() throws(CommandError) -> [RequestedScreen] {
        if arguments.operands.isEmpty { return try emptyScreens() }
        var screens: [RequestedScreen] = []
        for path in arguments.operands { screens += try self.screens(in: path) }
        return screens
    }

    private func emptyScreens() throws(CommandError) -> [RequestedScreen] {
        guard arguments.isGiven("device") else { throw .usage(.noScreen) }
        return variants.map { variant in
            var screen = Screen(device: ScreenSettings.defaultDevice)
            variant.settings.apply(to: &screen)
            return RequestedScreen(screen: screen, title: "Screen", labels: variant.labels)
        }
    }

    private func screens(in path: String) throws(CommandError) -> [RequestedScreen] {
        try described(path)
    }

    private func described(_ path: String) throws(CommandError) -> [RequestedScreen] {
        let description: ScreenDescription
        do throws(DescriptionError) {
            description = try ScreenDescription(readingFrom: path)
        } catch {
            throw .description(error)
        }
        return variants.map { variant in
            RequestedScreen(
                screen: description.screen(variant.settings), file: path, title: Self.stem(of: path), labels: variant.labels)
        }
    }

    /// `Inbox` for `screens/Inbox.screen.json`.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = String(name.prefix { $0 != "." })
        return stem.isEmpty ? name : stem
    }
}
