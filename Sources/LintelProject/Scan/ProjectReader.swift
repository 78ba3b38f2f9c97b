public import LintelEvidence

/// Reads everything below some paths into evidence: interface files, property lists, projects, catalogues and source.
///
/// Swift source is read by a function that is given, because the room that can read it stands beside this one.
public struct ProjectReader: Sendable {
    /// Facts of a Swift file; nil if it has none. Called on several threads, with stacks of 8 MB.
    public typealias SwiftReader = @Sendable (_ path: String, _ bytes: [UInt8]) -> SourceFile?
    /// Called now and then from any thread.
    public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    /// The folder that paths are relative to; empty for the process's working directory.
    public var root: String
    /// Files and folders that a configuration leaves out.
    public var leavesOut: @Sendable (_ path: String) -> Bool
    public var threads: Int
    public var progress: Progress
    let swiftReader: SwiftReader

    public init(
        root: String = "", threads: Int = 2, leavesOut: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
        progress: @escaping Progress = { _, _ in }, swiftReader: @escaping SwiftReader
    ) {
        self.root = root
        self.threads = threads
        self.leavesOut = leavesOut
        self.progress = progress
        self.swiftReader = swiftReader
    }

    /// Reads folders and single files.
    ///
    /// - Returns: The evidence, and which of the named paths could not be read at all. A scan that found nothing to look at has an
    ///   evidence with a `fileCount` of zero.
    public func read(_ paths: [String]) -> ProjectScan {
        var walk = FolderWalk(root: root, leavesOut: leavesOut)
        var scan = ProjectScan()
        var folders: [String] = []
        var files: Set<String> = []
        for path in paths.map(ProjectPath.normalized) {
            switch FileContents.kind(of: ProjectPath.onDisk(path, root: root)) {
            case .folder:
                walk.add(folder: path)
                folders.append(path)
            case .file where FileKind(name: FolderPath.name(of: path)) == nil:
                scan.refused.append(ReadError.notA("a kind of file that is checked", at: .start).unreadable(path))
            case .file:
                walk.add(file: path)
                files.insert(path)
            case .other: scan.refused.append(ReadError.noAccess.unreadable(path))
            case nil: scan.refused.append(ReadError.noSuchFile.unreadable(path))
            }
        }
        let named = Set(paths.map(ProjectPath.normalized))
        scan.evidence = evidence(of: walk.found)
        scan.evidence.looseFiles = files.filter { file in !folders.contains { $0 == "." || file.hasPrefix($0 + "/") } }
        scan.refused += scan.evidence.unreadable.filter { named.contains($0.place.file) }
        return scan
    }

    private func evidence(of found: [FolderWalk.Found]) -> ProjectEvidence {
        var evidence = ProjectEvidence()
        let images = found.filter { $0.kind == .image }.map(\.path)
        let packages = found.filter { $0.kind == .package }
        evidence.packageFolders = Set(packages.map { FolderPath.parent(of: $0.path) })
        let files = Self.unique(found.filter { $0.kind != .image && $0.kind != .package })
        evidence.fileCount = files.count
        let total = files.count
        let readings = WorkerThreads.map(files, threads: threads, progress: { [progress] in progress($0, total) }) { file in
            read(file.path, file.kind)
        }
        for reading in readings { evidence.add(reading) }
        evidence.locateFiles(PathsOnDisk(found.map(\.path)) { FileContents.kind(of: ProjectPath.onDisk($0, root: root)) != nil })
        addNamedLists(to: &evidence)
        evidence.images += looseImages(images)
        evidence.leaveOutForeignFiles()
        return evidence
    }

    private static func unique(_ files: [FolderWalk.Found]) -> [FolderWalk.Found] {
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }

    /// Lists that targets name and the scan did not meet, such as those with an unusual name or beside the scanned folder.
    private func addNamedLists(to evidence: inout ProjectEvidence) {
        let known = Set(evidence.propertyLists.map(\.path)).union(evidence.unreadable.map(\.place.file))
        let named = Set(evidence.targets.flatMap { $0.configurations.compactMap(\.infoPlist) })
        for path in named.subtracting(known).sorted() {
            let reading = read(path, .propertyList)
            if case .propertyList(let list) = reading.content { evidence.propertyLists.append(list) }
        }
        evidence.propertyLists.sort { $0.path < $1.path }
    }
}
