package import LintelDraw
package import LintelLayout
package import LintelModel

/// Places screens and draws them, with one renderer for all.
package struct ScreenStage {
    package let renderer: ScreenRenderer

    package init() throws(CommandError) {
        do throws(DrawError) {
            renderer = try ScreenRenderer()
        } catch {
            throw .drawing(error)
        }
    }

    package func place(_ screen: Screen) throws(CommandError) -> PlacedScreen {
        do throws(DrawError) {
            return try renderer.place(screen)
        } catch {
            throw .drawing(error)
        }
    }

    package func ink(of placed: PlacedScreen) throws(CommandError) -> ScreenInk {
        do throws(DrawError) {
            return try renderer.ink(of: placed)
        } catch {
            throw .drawing(error)
        }
    }

    package func write(_ placed: PlacedScreen, to path: String) throws(CommandError) {
        do throws(DrawError) {
            try renderer.write(placed, to: path)
        } catch {
            throw .drawing(error)
        }
    }

    /// Tells of letters without a font, once for all screens.
    package func reportMissingLetters(_ console: Console) {
        for missing in renderer.missingLetters {
            let shown = missing.letters.prefix(Self.shownLetters).map { "`\($0)`" }.joined(separator: ", ")
            let more = missing.letters.count > Self.shownLetters ? " and \(missing.letters.count - Self.shownLetters) more" : ""
            console.complain(
                Diagnostic(
                    weight: .note, message: "no font has \(shown)\(more): drawn as hollow boxes",
                    help: missing.package.map { "install the Debian package \($0)" }))
        }
    }

    /// Letters that are named; the rest are counted.
    private static let shownLetters = 5

    /// Tells of pictures that could not be found and are drawn as marked placeholders; of each once, however many variants show it.
    package func reportMissingPictures(_ placed: PlacedScreen, of title: String, told: inout Set<[String]>, _ console: Console) {
        for bar in [placed.statusBar, placed.navigationBar, placed.toolbar, placed.tabBar] {
            for name in bar?.items.compactMap(\.missingPicture) ?? [] where told.insert([title, name]).inserted {
                let near = NearestName.of(name, among: SymbolCatalogue.all.flatMap { [$0.name] + $0.aliases })
                console.complain(
                    Diagnostic(
                        weight: .note, message: "\(title): picture `\(name)` is not known and drawn as a placeholder",
                        help: near.map { "nearest symbol: \($0)" }
                            ?? "`lintel symbols` lists the symbols; a path to an SVG or PNG file works too"))
            }
        }
    }
}
