import Foundation
import LintelEvidence
import LintelModel
import LintelProject

/// A storyboard or xib as its file holds it; each instantiation makes new objects of it.
@MainActor
final class InterfaceArchive {
    /// Without its ending, as the app asks for it.
    let name: String
    let bundle: Bundle
    let document: MarkupDocument
    /// The scenes of a storyboard; a xib is one.
    let scenes: [InterfaceObjects]
    private let resourceColors: [String: InterfaceColor]
    private var told: Set<[String]> = []

    init(named name: String, _ kind: InterfaceFile.Kind, in bundle: Bundle) throws(InterfaceFault) {
        guard let file = InterfaceFiles(bundle: bundle).file(named: name, kind) else {
            throw .noFile(name, kind, bundle: bundle.bundlePath)
        }
        do throws(ReadError) {
            document = try InterfaceReader.document(
                FileContents.contents(of: file.path, limit: InterfaceReader.largestFile), path: file.lastPathComponent)
        } catch {
            throw .unreadable(file.path, error)
        }
        self.name = name
        self.bundle = bundle
        let root = document.root
        let groups =
            root.child("scenes")?.children("scene").compactMap { $0.child("objects") } ?? [root.child("objects")].compactMap(\.self)
        let document = document
        let objects = groups.map { InterfaceObjects(document, $0) }
        scenes = objects
        var colors: [String: InterfaceColor] = [:]
        for element in root.child("resources")?.children ?? [] {
            guard let name = element["name"], let color = element.child("color").flatMap({ objects.first?.color($0) }) else { continue }
            colors[name] = color
        }
        resourceColors = colors
    }

    var initialID: String? { document.root["initialViewController"] }

    // MARK: - Values

    /// A catalogue's colour, else as the file last saw it.
    func color(_ color: InterfaceColor) -> UIColor? {
        switch color {
        case .rgb(let red, let green, let blue, let alpha): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
        case .system(let name): return DynamicColor.named(name).map(UIColor.init) ?? resourceColor(name)
        case .named(let name): return UIColor(named: name, in: bundle, compatibleWith: nil) ?? resourceColor(name)
        }
    }

    private func resourceColor(_ name: String) -> UIColor? {
        switch resourceColors[name] {
        case .rgb(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
        // A colour that refers to another name ends there.
        case .system, .named, nil: nil
        }
    }

    /// A symbol, or a picture of the bundle; a missing one is told once for each object that wants it, as UIKit does.
    func image(_ image: InterfaceImage) -> UIImage? {
        if image.isSystemSymbol { return UIImage(systemName: image.name) }
        if let found = UIImage(named: image.name, in: bundle, compatibleWith: nil) { return found }
        note("could not load the \"\(image.name)\" image referenced from \(document.file)", cause: ["the bundle has no such picture"])
        return nil
    }

    /// Tells something once, however often it is met in the file.
    func note(_ words: String, cause: [String]) {
        guard told.insert([words] + cause).inserted else { return }
        UIApplication.running?.note(.interfaceFile, to: words, cause: cause)
    }
}
