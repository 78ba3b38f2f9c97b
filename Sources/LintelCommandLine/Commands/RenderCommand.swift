import LintelDraw
import LintelRunning

/// Draws screens into files.
struct RenderCommand: Command {
    let name = "render"

    private static let output = Option.text("output", short: "o", "FILE|FOLDER", help: "a .png or .svg file, or a folder for several")
    private static let format = Option.word(
        "format", of: ScreenRenderer.fileExtensions, help: "what is written into a folder; png unless given")

    var syntax: CommandSyntax {
        CommandSyntax(
            "draws screens as iOS shows them",
            details: [
                ScreenOptions.operandHelp,
                "Options marked … may be given several times: every combination is drawn. The names of the files are printed.",
            ],
            operands: CommandSyntax.Operands(placeholder: "SCREEN…", count: 0...Int.max),
            groups: [
                OptionGroup(title: "output", options: [Self.output.syntax, Self.format.syntax, ScreenCollector.scene.syntax])
            ] + ScreenOptions.groups)
    }

    func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        guard let output = arguments[Self.output], !output.isEmpty else { throw .usage(.missingOutput) }
        let target = try target(output)
        var collector = ScreenCollector(arguments, console)
        let screens = try collector.screens()
        if case .file(let file) = target, screens.count > 1 { throw .usage(.severalPicturesOneFile(file, count: screens.count)) }
        let stage = try ScreenStage()
        let paths = try paths(of: screens, in: target, ending: arguments[Self.format] ?? "png")
        let progress = ProgressLine(console)
        defer { progress.clear() }
        var told: Set<[String]> = []
        for (index, (requested, path)) in zip(screens, paths).enumerated() {
            progress.show("drawing \(index + 1) of \(screens.count)")
            let placed = try stage.place(requested.screen)
            try stage.write(placed, to: path)
            progress.clear()
            console.print(path + "\n")
            stage.reportMissingPictures(placed, of: requested.title, told: &told, console)
        }
        stage.reportMissingLetters(console)
        return .done
    }

    private func target(_ output: String) throws(CommandError) -> PictureTarget {
        do throws(UsageError) {
            return try PictureTarget(output)
        } catch {
            throw .usage(error)
        }
    }

    private func paths(of screens: [RequestedScreen], in target: PictureTarget, ending: String) throws(CommandError) -> [String] {
        switch target {
        case .file(let path): return [path]
        case .folder(let path):
            try PictureFolder.create(path)
            var names = PictureNames()
            return screens.map { (path.hasSuffix("/") ? path : path + "/") + names.name(for: $0) + ".\(ending)" }
        }
    }
}
