/// Files of a folder synchronised with the disk that a target treats otherwise than the folder.
struct SynchronizedException: Sendable {
    /// Ids of the synchronised group and of the target.
    var group: String
    var target: String
    var files: Set<String>

    static func all(in objects: ProjectObjects, paths: [String: String]) -> [SynchronizedException] {
        let document = objects.document
        return paths.keys.sorted().flatMap { group -> [SynchronizedException] in
            guard let node = objects[group], objects.kind(of: node) == "PBXFileSystemSynchronizedRootGroup", let folder = paths[group]
            else { return [] }
            return objects.objects("exceptions", of: node).compactMap { set in
                guard let target = document.text("target", in: set) else { return nil }
                let files = objects.references("membershipExceptions", of: set).map { ProjectPath.join(folder, $0) }
                return SynchronizedException(group: group, target: target, files: Set(files))
            }
        }
    }
}
