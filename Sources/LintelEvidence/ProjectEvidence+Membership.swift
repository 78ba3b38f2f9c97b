/// Which targets a file belongs to.
public enum Membership: Hashable, Sendable {
    case targets([BuildTarget])
    /// A project lies above the file, and none of its targets builds or copies it: an old version, an experiment.
    case noTarget
    /// No project that could list the file was found, or a package manager builds it.
    case unknown
}

extension ProjectEvidence {
    /// Which targets own a file.
    public func membership(of path: String) -> Membership {
        let ancestors = FolderPath.ancestors(of: path)
        let owners = targets.filter { $0.files.contains(path, ancestors: ancestors) }
        if !owners.isEmpty { return .targets(owners) }
        let projectFolders = Set(targets.map(\.projectFolder))
        // Headers stand in no list: they go with their implementation.
        if path.hasSuffix(".h") { return membershipOfHeader(path) }
        for folder in ancestors {
            if packageFolders.contains(folder) { return .unknown }
            if projectFolders.contains(folder) { return .noTarget }
        }
        return .unknown
    }

    private func membershipOfHeader(_ path: String) -> Membership {
        let stem = path.dropLast(2)
        let owners = targets.filter { $0.files.listed.contains(stem + ".m") || $0.files.listed.contains(stem + ".mm") }
        return owners.isEmpty ? .unknown : .targets(owners)
    }

    /// The apps among some targets, and those that use the frameworks and libraries among them. A framework that no app of its
    /// project uses by name is taken to serve all of that project's apps.
    public func appsContaining(_ owners: [BuildTarget]) -> [BuildTarget] {
        let apps = owners.filter(\.isApp)
        if !apps.isEmpty { return apps }
        let parts = owners.filter { $0.product == .framework || $0.product == .staticLibrary || $0.product == .bundle }
        return parts.reduce(into: []) { users, part in
            let candidates = targets.filter { $0.isApp && $0.projectFile == part.projectFile }
            let using = candidates.filter { dependsOn($0, part) }
            for app in using.isEmpty ? candidates : using where !users.contains(where: { $0.place == app.place }) { users.append(app) }
        }
    }

    private func dependsOn(_ target: BuildTarget, _ other: BuildTarget) -> Bool {
        let family = targets.filter { $0.projectFile == target.projectFile }
        var seen: Set<String> = []
        var open = Array(target.dependencies)
        while let name = open.popLast() {
            if name == other.name { return true }
            guard seen.insert(name).inserted else { continue }
            open += family.first { $0.name == name }?.dependencies ?? []
        }
        return false
    }
}
