import Foundation
import LintelEvidence
import LintelGuidelines
import LintelModel
import LintelProject
import LintelSwiftSource

/// The interface files and pictures around a storyboard: what leads to its scenes, and what their icons are.
struct InterfaceProject {
    let evidence: ProjectEvidence
    let screens: InterfaceScreens
    let languages: InterfaceLanguages
    /// Who decides about the status bar; nil where code and settings were not read.
    private(set) var decisions: StatusBarDecisions?

    /// Reads a project folder with code and settings, for the status bar.
    init(whole folder: String) {
        self.init(folder: folder)
        let reader = ProjectReader(threads: Processors.count, swiftReader: SwiftSourceReader.evidence)
        var whole = reader.read([folder]).evidence
        // What no target builds has no app, but is drawn all the same.
        let known = Set(whole.interfaces.map(\.path))
        whole.interfaces += evidence.interfaces.filter { !known.contains($0.path) }
        decisions = StatusBarDecisions(whole)
    }

    /// Reads the interface files and pictures of a project folder.
    init(folder: String) {
        var reader = ProjectReader(threads: Processors.count) { _, _ in nil }
        reader.leavesOut = { path in Self.endingsLeftOut.contains { path.hasSuffix($0) } }
        evidence = reader.read([folder]).evidence
        screens = InterfaceScreens(evidence)
        languages = InterfaceLanguages(evidence)
    }

    private init(evidence: ProjectEvidence) {
        self.evidence = evidence
        screens = InterfaceScreens(evidence)
        languages = InterfaceLanguages(evidence)
    }

    /// Code and settings say nothing about the look of a scene, and targets must not hide the file that was named.
    private static let endingsLeftOut = [".swift", ".m", ".mm", ".h", ".plist", ".pbxproj"]

    /// The same with one file in it, which may have been left out as no part of the project.
    func holding(_ file: InterfaceFile) -> InterfaceProject {
        if evidence.interfaces.contains(where: { $0.path == file.path }) { return self }
        var evidence = evidence
        evidence.interfaces.append(file)
        return InterfaceProject(evidence: evidence)
    }

    /// The folder of the project that a file belongs to: the nearest one above it with an Xcode project in it, else its own.
    static func folder(around file: String) -> String {
        let own = URL(filePath: file).deletingLastPathComponent()
        var folder = own
        for _ in 0..<levels where folder.path() != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
            let isProject = names.contains { name in markers.contains { name.hasSuffix($0) } }
            if isProject { return plain(folder) }
            folder = folder.deletingLastPathComponent()
        }
        return plain(own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own)
    }

    /// Folders that are gone up in search of a project.
    private static let levels = 8
    private static let markers = [".xcodeproj", ".xcworkspace"]

    private static func plain(_ folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

extension InterfaceProject {
    /// Gives a screen the controllers that decide about its status bar, and the one interface style that the app may have.
    func decide(about screen: inout Screen, of scene: InterfaceScene, in file: InterfaceFile) {
        guard let decisions else { return }
        if let appearance = decisions.appearance(governing: file.path, isPad: screen.device.isPad), appearance != screen.traits.appearance {
            screen.traits.appearance = appearance
            screen.notes.append("the app is always \(appearance.rawValue) (UIUserInterfaceStyle)")
        }
        screen.controllers = decisions.tree(of: scene, in: file, on: screen.device, screen.traits)
        let unknown = screen.resolved().statusBar.unknown
        if !unknown.isEmpty {
            let words = StatusBarResolution.Aspect.allCases.filter(unknown.contains).map { $0 == .hidden ? "visibility" : "style" }
            screen.notes.append("files do not tell the status bar's \(words.joined(separator: " and ")); see decidedBy")
        }
    }
}

extension InterfaceScene {
    /// What people call the scene.
    var name: String {
        storyboardIdentifier ?? customClass ?? title ?? navigationItem?.title ?? id
    }
}
