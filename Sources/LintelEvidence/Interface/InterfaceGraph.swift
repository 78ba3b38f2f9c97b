/// Scenes of all interface files, and the ways between them, storyboard references followed.
public struct InterfaceGraph: Sendable {
    /// A scene's name in the whole project.
    public struct Node: Hashable, Sendable {
        public var file: String
        /// The controller's object id.
        public var id: String

        public init(file: String, id: String) {
            self.file = file
            self.id = id
        }
    }

    /// A way from one scene to another.
    public struct Edge: Hashable, Sendable {
        public var from: Node
        public var to: Node
        public var segue: InterfaceSegue
    }

    private let scenes: [Node: InterfaceScene]
    private let incoming: [Node: [Edge]]
    private let references: [Node: Node]

    public init(_ files: [InterfaceFile]) {
        var scenes: [Node: InterfaceScene] = [:]
        for file in files {
            for scene in file.scenes { scenes[Node(file: file.path, id: scene.id)] = scene }
        }
        let resolver = ReferenceResolver(files)
        var incoming: [Node: [Edge]] = [:]
        var references: [Node: Node] = [:]
        for file in files {
            for scene in file.scenes {
                if let reference = scene.reference {
                    references[Node(file: file.path, id: scene.id)] = resolver.node(reference, from: file)
                }
            }
        }
        for file in files {
            for scene in file.scenes {
                let from = Node(file: file.path, id: scene.id)
                for segue in scene.segues {
                    guard let target = file.scene(segue.destination) else { continue }
                    let named = Node(file: file.path, id: target.id)
                    guard let to = target.reference == nil ? named : references[named] else { continue }
                    incoming[to, default: []].append(Edge(from: from, to: to, segue: segue))
                }
            }
        }
        self.scenes = scenes
        self.incoming = incoming
        self.references = references
    }

    /// The scene at a node; nil for one that no file holds.
    public func scene(_ node: Node) -> InterfaceScene? { scenes[node] }

    /// The scene that a storyboard reference stands for; nil for one that is no reference or leads nowhere.
    public func resolved(_ node: Node) -> Node? { references[node] }

    /// The ways that lead to a scene, in the files' order.
    public func ways(to node: Node) -> [Edge] { incoming[node] ?? [] }
}

/// Finds the scenes that storyboard references mean.
private struct ReferenceResolver {
    private let byName: [String: [InterfaceFile]]

    init(_ files: [InterfaceFile]) {
        byName = Dictionary(grouping: files.filter { $0.kind == .storyboard }, by: \.name)
    }

    /// The scene in the storyboard of that name which lies nearest: a tree may hold several apps.
    func node(_ reference: InterfaceReference, from file: InterfaceFile) -> InterfaceGraph.Node? {
        let candidates = reference.storyboardName.map { byName[$0] ?? [] } ?? [file]
        guard let target = candidates.max(by: { closeness($0, file) < closeness($1, file) }) else { return nil }
        guard let identifier = reference.identifier else {
            return target.initialControllerID.map { InterfaceGraph.Node(file: target.path, id: $0) }
        }
        let scene = target.scenes.first { $0.storyboardIdentifier == identifier }
        return scene.map { InterfaceGraph.Node(file: target.path, id: $0.id) }
    }

    private func closeness(_ one: InterfaceFile, _ other: InterfaceFile) -> Int {
        FolderPath.commonDepth(one.path, other.path)
    }
}

extension FolderPath {
    /// How many folders two paths have in common from the root on.
    public static func commonDepth(_ one: String, _ other: String) -> Int {
        zip(one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
}
