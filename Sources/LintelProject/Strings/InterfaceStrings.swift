internal import Foundation
public import LintelEvidence
public import LintelModel

/// The translations that stand beside an interface file: `de.lproj/Main.strings` and `mul.lproj/Main.xcstrings` for
/// `Base.lproj/Main.storyboard`, keyed by `objectID.title`.
public struct InterfaceStrings: Sendable {
    /// Values by key, by language.
    public private(set) var tables: [String: [String: String]] = [:]
    /// Files that could not be read; the others count all the same.
    public private(set) var unreadable: [UnreadableFile] = []

    /// - Parameter path: the storyboard or xib on disk.
    public init(beside path: String) {
        let own = (path as NSString).deletingLastPathComponent
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let folder = own.hasSuffix(Self.ending) ? (own as NSString).deletingLastPathComponent : own
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        for language in folders.sorted() where language.hasSuffix(Self.ending) {
            let file = ProjectPath.join(folder, "\(language)/\(name).strings")
            read(file) { (bytes) throws(ReadError) in
                [String(language.dropLast(Self.ending.count)): try StringsReader.read(bytes, path: file)]
            }
        }
        var seen: Set<String> = []
        for catalog in [ProjectPath.join(folder, "mul.lproj"), folder, own] where seen.insert(ProjectPath.normalized(catalog)).inserted {
            read(ProjectPath.join(catalog, "\(name).xcstrings")) { (bytes) throws(ReadError) in try StringCatalogReader.read(bytes) }
        }
    }

    private static let ending = ".lproj"

    private mutating func read(_ file: String, _ parse: ([UInt8]) throws(ReadError) -> [String: [String: String]]) {
        guard FileContents.kind(of: file) == .file else { return }
        do throws(ReadError) {
            let bytes = try FileContents.contents(of: file, limit: StringsReader.largestFile)
            for (language, table) in try parse(bytes) { tables[language, default: [:]].merge(table) { $1 } }
        } catch {
            unreadable.append(error.unreadable(file))
        }
    }

    /// Languages there are texts in; `Base` is none.
    public var languages: [String] { tables.keys.filter { $0 != "Base" && !(tables[$0]?.isEmpty ?? true) }.sorted() }

    /// The texts for a locale; empty where there are none and the file's own stay.
    public func table(for locale: LocaleIdentifier) -> [String: String] { LanguageFallback.table(for: locale, in: tables) ?? [:] }
}
