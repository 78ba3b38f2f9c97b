internal import LintelEvidence

/// Finds the files that a project means where its paths miss them: Xcode's own file system takes no notice of case, so a project may name
/// a folder in other letters than version control keeps it in, and a path may lead through the home folder of whoever made the project.
struct PathsOnDisk {
    private let exact: Set<String>
    private let folded: [String: String]
    private let named: [String: [String]]
    private let exists: (_ path: String) -> Bool

    /// - Parameters:
    ///   - found: files that were found; the folders above them are known then too.
    ///   - exists: asked for paths that were not found, such as those in folders that are left out.
    init(_ found: [String], exists: @escaping (_ path: String) -> Bool) {
        var exact: Set<String> = []
        var folded: [String: String] = [:]
        for path in found {
            for each in [path] + FolderPath.ancestors(of: path) {
                // What lies above a folder that is known is known too.
                guard exact.insert(each).inserted else { break }
                if folded[each.lowercased()] == nil { folded[each.lowercased()] = each }
            }
        }
        self.exact = exact
        self.folded = folded
        named = Dictionary(grouping: found) { FolderPath.name(of: $0).lowercased() }
        self.exists = exists
    }

    /// The path itself where it was found, or nothing like it was; else the one that differs in case alone.
    func spelled(_ path: String) -> String {
        exact.contains(path) ? path : folded[path.lowercased()] ?? path
    }

    /// A target's files, those that lead nowhere taken for files of the same name in the project's folder that no target lists.
    ///
    /// - Parameter taken: what targets list, as the disk spells it.
    func located(_ files: TargetFiles, below folder: String, taken: Set<String>) -> TargetFiles {
        let listed = files.listed.map { path in
            exact.contains(path) || exists(path) ? path : likeliest(path, below: folder, taken: taken) ?? path
        }
        return TargetFiles(listed: Set(listed), folders: files.folders, exceptions: files.exceptions)
    }

    func spelled(_ files: TargetFiles) -> TargetFiles {
        TargetFiles(
            listed: Set(files.listed.map { spelled($0) }), folders: Set(files.folders.map { spelled($0) }),
            exceptions: Set(files.exceptions.map { spelled($0) }))
    }

    /// The file whose last folders agree furthest with the path's; nil where two agree alike.
    private func likeliest(_ path: String, below folder: String, taken: Set<String>) -> String? {
        let parts = path.lowercased().split(separator: "/").reversed()
        let candidates = (named[FolderPath.name(of: path).lowercased()] ?? [])
            .filter { FolderPath.isInside($0, folder: folder) && !taken.contains($0) }
            .map { (path: $0, agreeing: zip($0.lowercased().split(separator: "/").reversed(), parts).prefix { $0 == $1 }.count) }
        guard let best = candidates.max(by: { $0.agreeing < $1.agreeing }) else { return nil }
        return candidates.filter { $0.agreeing == best.agreeing }.count == 1 ? best.path : nil
    }
}
