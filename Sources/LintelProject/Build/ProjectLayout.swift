internal import LintelEvidence

/// Where the files of a project lie: the paths of its references, from the groups they stand in.
struct ProjectLayout: Sendable {
    let objects: ProjectObjects
    /// The folder the project's paths start from.
    let folder: String
    /// Paths by id of every reference below the main group that has one.
    private let paths: [String: String]
    /// What targets take out of synchronised folders, or take from those of others.
    private let exceptions: [SynchronizedException]

    /// Groups nest at most some dozen deep.
    private static let deepestGroup = 100

    init(_ objects: ProjectObjects, project: OpenStepNode) {
        self.objects = objects
        let document = objects.document
        let holder = FolderPath.parent(of: FolderPath.parent(of: document.path))
        folder = ProjectPath.join(holder, document.text("projectDirPath", in: project) ?? "")
        var paths: [String: String] = [:]
        if let main = document.text("mainGroup", in: project) {
            Self.walk(main, under: folder, source: folder, objects, &paths, depth: 0)
        }
        self.paths = paths
        exceptions = SynchronizedException.all(in: objects, paths: paths)
    }

    func path(_ id: String) -> String? { paths[id] }

    private static func walk(
        _ id: String, under folder: String, source: String, _ objects: ProjectObjects, _ paths: inout [String: String], depth: Int
    ) {
        guard depth < deepestGroup, paths[id] == nil, let node = objects[id] else { return }
        let document = objects.document
        let own = document.text("path", in: node) ?? ""
        let path: String
        switch document.text("sourceTree", in: node) ?? "<group>" {
        case "<group>": path = ProjectPath.join(folder, own)
        case "SOURCE_ROOT": path = ProjectPath.join(source, own)
        case "<absolute>": path = ProjectPath.normalized(own)
        default: return
        }
        paths[id] = path
        for child in objects.references("children", of: node) {
            walk(child, under: path, source: source, objects, &paths, depth: depth + 1)
        }
    }

    /// What a target builds and copies.
    func files(of target: OpenStepNode, id: String) -> TargetFiles {
        var files = TargetFiles()
        for phase in objects.objects("buildPhases", of: target) {
            for file in objects.objects("files", of: phase) {
                guard let reference = objects.document.text("fileRef", in: file) else { continue }
                add(reference, to: &files)
            }
        }
        let groups = objects.references("fileSystemSynchronizedGroups", of: target)
        for group in groups { if let path = paths[group] { files.folders.insert(path) } }
        for exception in exceptions where exception.target == id {
            // For a target that owns the group the list says what to leave out, for any other what to take.
            if groups.contains(exception.group) {
                files.exceptions.formUnion(exception.files)
            } else {
                files.listed.formUnion(exception.files)
            }
        }
        return files
    }

    private func add(_ reference: String, to files: inout TargetFiles) {
        guard let node = objects[reference] else { return }
        switch objects.kind(of: node) {
        case "PBXVariantGroup", "XCVersionGroup":
            for child in objects.references("children", of: node) { if let path = paths[child] { files.listed.insert(path) } }
            if objects.kind(of: node) == "XCVersionGroup", let path = paths[reference] { files.listed.insert(path) }
        default:
            if let path = paths[reference] { files.listed.insert(path) }
        }
    }
}
