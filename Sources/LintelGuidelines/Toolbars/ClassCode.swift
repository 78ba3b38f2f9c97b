import LintelEvidence

/// What source says about a class: the declaration, its extensions and its superclasses.
struct ClassCode {
    var calls: [CallEvidence] = []
    var itemLists: [CodeItemList] = []
    /// Whether the class is the project's own and was found.
    var isKnown = false
    /// Whether a part of the class was only scanned that may deal with an outlet without ever naming its kind: an Objective-C
    /// implementation, or an extension that labels things.
    var isPartlyRead = false

    /// Whether a member of a named thing is set or called: `shareButton.title = …`, `toolbar.setItems(…)`.
    func sets(_ members: Set<String>, of name: String) -> Bool {
        calls.contains { call in
            call.kind != .read && members.contains(call.name) && call.receiverName.map { Self.isSame($0, name) } ?? false
        }
    }

    /// Whether a member of the object itself, or of what a receiver ends with, is set or called.
    func calls(_ members: Set<String>, where condition: (CallEvidence) -> Bool = { _ in true }) -> Bool {
        calls.contains { $0.kind != .read && members.contains($0.name) && condition($0) }
    }

    /// Objective-C writes an outlet's variable with an underscore.
    private static func isSame(_ receiver: String, _ name: String) -> Bool { receiver == name || receiver == "_" + name }
}

/// Looks classes up by name, nearest declaration first: one tree may hold several apps with a class of the same name.
struct ClassIndex {
    struct Declaration {
        var file: SourceFile
        var type: TypeEvidence
    }

    private let declarations: [String: [Declaration]]

    /// Longer chains of superclasses are not followed.
    private static let deepestChain = 8

    init(_ evidence: ProjectEvidence) {
        var declarations: [String: [Declaration]] = [:]
        for file in evidence.sources {
            for type in file.types { declarations[type.name, default: []].append(Declaration(file: file, type: type)) }
        }
        self.declarations = declarations
    }

    /// - Parameters:
    ///   - name: nil for a stock class, which has no code.
    ///   - path: the file that names the class.
    func code(of name: String?, near path: String) -> ClassCode {
        var code = ClassCode()
        var next = name
        var seen: Set<String> = []
        while let current = next, seen.count < Self.deepestChain, seen.insert(current).inserted {
            let near = nearest(current, path)
            next = near.lazy.flatMap(\.type.supertypes).first { declarations[$0]?.contains { $0.type.kind == .class } ?? false }
            if current == name { code.isKnown = near.contains { $0.type.kind == .class } }
            for file in Dictionary(grouping: near, by: \.file.path).values.compactMap(\.first?.file) {
                code.isPartlyRead = code.isPartlyRead || Self.maySayMore(file)
                code.calls += file.calls.filter { $0.scope.type == current }
                code.itemLists += file.itemLists.filter { $0.scope.type == current }
            }
        }
        return code
    }

    private static func maySayMore(_ file: SourceFile) -> Bool {
        guard file.isScannedOnly else { return false }
        switch file.language {
        case .swift: return file.signs.contains(.labels)
        case .objectiveC: return !file.path.hasSuffix(".h")
        }
    }

    /// The declarations and extensions that lie as near to a path as the nearest declaration.
    func nearest(_ name: String, _ path: String) -> [Declaration] {
        let all = declarations[name] ?? []
        let depths = all.map { FolderPath.commonDepth($0.file.path, path) }
        let best = zip(all, depths).filter { $0.0.type.kind == .class }.map(\.1).max() ?? depths.max() ?? 0
        return zip(all, depths).filter { $0.1 >= best }.map(\.0)
    }
}
