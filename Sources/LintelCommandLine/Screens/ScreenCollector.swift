import Foundation
import LintelEvidence
import LintelModel
import LintelProject
import LintelRunning

/// Finds the screens that a command line names, in every variant asked for.
struct ScreenCollector {
    static let scene = Option.text("scene", "ID", help: "the scene with this object id, storyboard identifier or class")

    private var arguments: Arguments
    private let console: Console
    private var variants: [ScreenOptions.Variant]
    /// By folder: several storyboards of a project share its files.
    private var projects: [String: InterfaceProject] = [:]

    init(_ arguments: Arguments, _ console: Console) {
        self.arguments = arguments
        self.console = console
        variants = ScreenOptions.variants(arguments)
    }

    /// The same inputs again, in other variants; what was read is kept.
    mutating func screens(with arguments: Arguments) throws(CommandError) -> [RequestedScreen] {
        self.arguments = arguments
        variants = ScreenOptions.variants(arguments)
        return try screens()
    }

    mutating func screens() throws(CommandError) -> [RequestedScreen] {
        if arguments.operands.isEmpty { return try emptyScreens() }
        var screens: [RequestedScreen] = []
        for path in arguments.operands { screens += try self.screens(in: WorkingFolder.relative(path)) }
        if screens.isEmpty { throw .usage(.noSceneWithBars) }
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

    private mutating func screens(in path: String) throws(CommandError) -> [RequestedScreen] {
        if FileContents.kind(of: path) == .folder { return try scenes(inProject: path) }
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return try scenes(inFile: path) }
        return try described(path)
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
                screen: description.screen(variant.settings), file: path, title: Self.stem(of: path), labels: variant.labels,
                languages: description.strings.keys.sorted())
        }
    }

    private mutating func scenes(inFile path: String) throws(CommandError) -> [RequestedScreen] {
        let absolute = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        let file: InterfaceFile
        do throws(ReadError) {
            file = try InterfaceReader.read(try FileContents.contents(of: path, limit: InterfaceReader.largestFile), path: absolute)
        } catch {
            throw .unreadable(path, error)
        }
        let project = project(at: InterfaceProject.folder(around: absolute)).holding(file)
        let scenes = try scenes(in: file, project, path)
        if scenes.isEmpty { console.complain(Self.note(on: file, path)) }
        return scenes.flatMap { requests(for: $0, in: file, project, named: path, isOnly: file.scenes.count == 1) }
    }

    private func scenes(in file: InterfaceFile, _ project: InterfaceProject, _ path: String) throws(CommandError) -> [InterfaceScene] {
        guard let name = arguments[Self.scene] else { return project.screens.scenesWithBars(in: file) }
        let scenes = file.scenes.filter { [$0.id, $0.storyboardIdentifier, $0.customClass].contains(name) }
        if scenes.isEmpty { throw .usage(.unknownScene(name, in: path, known: file.scenes.map(\.name))) }
        return scenes
    }

    private static func note(on file: InterfaceFile, _ path: String) -> Diagnostic {
        if file.platform != .iOS {
            return Diagnostic(weight: .note, message: "\(path) is written for \(file.platform.rawValue), not for iOS")
        }
        if file.isLaunchScreen { return Diagnostic(weight: .note, message: "\(path) is a launch screen, which has no bars") }
        return Diagnostic(weight: .note, message: "no scene of \(path) has bars", help: "--scene ID shows one all the same")
    }

    private mutating func scenes(inProject folder: String) throws(CommandError) -> [RequestedScreen] {
        guard let name = arguments[Self.scene] else { throw .usage(.projectWithoutScene(folder)) }
        let project = project(at: folder, isWhole: true)
        let found = project.screens.scenes(named: name)
        if found.isEmpty {
            let known = project.evidence.interfaces.flatMap { $0.scenes.map(\.name) }
            throw .usage(.unknownScene(name, in: folder, known: known))
        }
        return found.flatMap { requests(for: $0.scene, in: $0.file, project, named: $0.file.path, isOnly: false) }
    }

    private func requests(
        for scene: InterfaceScene, in file: InterfaceFile, _ project: InterfaceProject, named path: String, isOnly: Bool
    ) -> [RequestedScreen] {
        variants.map { variant in
            var asked = Screen(device: ScreenSettings.defaultDevice)
            variant.settings.apply(to: &asked)
            let shown = shown(scene, in: file, project, asked.traits.locale)
            var screen = shown.screens.screen(of: shown.scene, in: shown.file, on: asked.device, asked.traits)
            variant.settings.apply(to: &screen)
            project.decide(about: &screen, of: scene, in: file)
            let title = isOnly ? Self.stem(of: path) : "\(Self.stem(of: path)) \(scene.name)"
            return RequestedScreen(
                screen: screen, file: path, sceneID: scene.id, sceneName: scene.name, title: title, labels: variant.labels,
                languages: project.languages.languages(of: file))
        }
    }

    /// The scene in the language that was asked for, the file's own where none was.
    private func shown(
        _ scene: InterfaceScene, in file: InterfaceFile, _ project: InterfaceProject, _ locale: LocaleIdentifier
    ) -> (screens: InterfaceScreens, scene: InterfaceScene, file: InterfaceFile) {
        guard arguments.isGiven("locale") else { return (project.screens, scene, file) }
        let edition = project.languages.edition(for: locale)
        for unreadable in project.languages.takeUnreadable() {
            console.complain(Diagnostic(weight: .note, message: unreadable.message, place: unreadable.place))
        }
        let translated = edition.file(file.path) ?? file
        return (edition.screens, translated.scene(scene.id) ?? scene, translated)
    }

    private mutating func project(at folder: String, isWhole: Bool = false) -> InterfaceProject {
        if let known = projects[folder], !isWhole || known.decisions != nil { return known }
        let project = isWhole ? InterfaceProject(whole: folder) : InterfaceProject(folder: folder)
        projects[folder] = project
        return project
    }

    /// `Inbox` for `screens/Inbox.screen.json`.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = String(name.prefix { $0 != "." })
        return stem.isEmpty ? name : stem
    }
}
