extension ProjectEvidence {
    /// The picture that a name means where it is used: of the same target or audience, and the nearest of several. Nil where none or
    /// equally near ones are found.
    ///
    /// - Parameters:
    ///   - name: as code and storyboards write it, with or without an ending.
    ///   - path: the file that uses it.
    public func image(_ name: String, usedIn path: String) -> ImageAsset? {
        let stem = ImageAsset.stem(of: name)
        var candidates = images.filter { $0.name == name || $0.name == stem }
        guard candidates.count > 1 else { return candidates.first }
        let audience = ImageAsset.Audience(path: path)
        candidates = candidates.narrowed { $0.audience == audience }
        if case .targets(let owners) = membership(of: path) {
            candidates = candidates.narrowed { asset in
                let path = asset.catalogue ?? asset.path
                let ancestors = FolderPath.ancestors(of: path)
                return owners.contains { $0.files.contains(path, ancestors: ancestors) }
            }
        }
        let depths = candidates.map { FolderPath.commonDepth($0.path, path) }
        let deepest = depths.max() ?? 0
        let nearest = zip(candidates, depths).filter { $0.1 == deepest }.map(\.0)
        return nearest.count == 1 ? nearest[0] : nil
    }
}

extension ImageAsset {
    /// `share` for `share.png`.
    fileprivate static func stem(of name: String) -> String {
        for ending in [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif"] where name.lowercased().hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

extension ImageAsset.Audience {
    /// Told by the folders' names; pictures of a watch also by their idiom.
    public init(path: String, idioms: [String] = []) {
        let folders = path.lowercased().split(separator: "/")
        if folders.contains(where: { $0.contains("watch") }) || (!idioms.isEmpty && idioms.allSatisfy { $0 == "watch" }) {
            self = .watch
        } else if folders.contains(where: { $0.contains("widget") || $0.contains("todayextension") }) {
            self = .widget
        } else if folders.contains(where: { $0.contains("macos") || $0.contains("sticker") }) {
            self = .other
        } else {
            self = .app
        }
    }
}

extension [ImageAsset] {
    /// Those that satisfy a condition, or all if none does.
    fileprivate func narrowed(_ condition: (ImageAsset) -> Bool) -> [ImageAsset] {
        let some = filter(condition)
        return some.isEmpty ? self : some
    }
}
