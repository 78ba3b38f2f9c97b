internal import Foundation
internal import LintelEvidence
internal import Synchronization

/// Finds the configurations that hold for files: the nearest one upwards from the working directory, and over it those of the folders
/// that a file lies in.
public final class ConfigurationSource: Sendable {
    /// A configuration and the folder its patterns start at.
    private struct Found: Sendable {
        var folder: String
        var configuration: Configuration
    }

    private struct Memory: Sendable {
        var chains: [String: [Found]] = [:]
        var problems: [DescriptionError] = []
    }

    /// Larger files are taken for a mistake; bytes.
    private static let largestFile = 1_000_000

    /// Absolute path that evidence paths start from.
    private let base: String
    private let knownRules: [String]
    private let memory = Mutex(Memory())

    /// - Parameter root: the folder that paths are relative to; empty for the process's working directory.
    public init(root: String = "", knownRules: [String]) {
        let folder = FileManager.default.currentDirectoryPath
        base = ProjectPath.join(folder, root)
        self.knownRules = knownRules
    }

    /// The nearest configuration at or above the working directory; an empty one if there is none.
    public var common: Configuration { chain(of: base).last?.configuration ?? Configuration() }

    /// What is wrong with the configurations met so far.
    public var problems: [DescriptionError] { memory.withLock { $0.problems } }

    /// How a rule is asked for findings in a file; nil if no configuration says.
    public func choice(of rule: String, in file: String) -> Configuration.Choice? {
        chain(of: FolderPath.parent(of: absolute(file))).lazy.compactMap { $0.configuration.rules[rule] }.first
    }

    /// Whether the configurations leave a file or folder out of the check.
    public func leavesOut(_ path: String) -> Bool {
        let absolute = absolute(path)
        let isFile = FileKind(name: FolderPath.name(of: path)) != nil
        return chain(of: FolderPath.parent(of: absolute)).contains { found in
            let inner = found.folder == "/" ? String(absolute.dropFirst()) : String(absolute.dropFirst(found.folder.count + 1))
            let configuration = found.configuration
            if configuration.exclude.contains(where: { $0.matches(inner) }) { return true }
            return isFile && !configuration.include.isEmpty && !configuration.include.contains { $0.matches(inner) }
        }
    }

    private func absolute(_ path: String) -> String { ProjectPath.join(base, path) }

    /// Configurations that hold in a folder, nearest first; the search ends with the first at or above the working directory.
    private func chain(of folder: String) -> [Found] {
        if let known = memory.withLock({ $0.chains[folder] }) { return known }
        var chain = configuration(in: folder).map { [$0] } ?? []
        let isAboveBase = folder == base || FolderPath.isInside(base, folder: folder)
        if folder != "/", !(isAboveBase && !chain.isEmpty) { chain += self.chain(of: FolderPath.parent(of: folder)) }
        memory.withLock { $0.chains[folder] = chain }
        return chain
    }

    private func configuration(in folder: String) -> Found? {
        let path = ProjectPath.join(folder, Configuration.fileName)
        let shown = FolderPath.isInside(path, folder: base) ? String(path.dropFirst(base == "/" ? 1 : base.count + 1)) : path
        guard FileContents.kind(of: path) != nil else { return nil }
        do throws(DescriptionError) {
            let bytes: [UInt8]
            do throws(ReadError) { bytes = try FileContents.contents(of: path, limit: Self.largestFile) } catch {
                throw DescriptionError(.unreadable(error), at: Place(file: shown))
            }
            return Found(folder: folder, configuration: try Configuration(bytes, file: shown, knownRules: knownRules))
        } catch {
            memory.withLock { $0.problems.append(error) }
            return nil
        }
    }
}
