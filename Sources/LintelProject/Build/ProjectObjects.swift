/// The objects of a project file, by id.
struct ProjectObjects: Sendable {
    let document: OpenStepDocument
    /// The root object.
    let project: OpenStepNode?
    private let nodes: [String: OpenStepNode]

    init(_ document: OpenStepDocument) {
        self.document = document
        let objects = document.value("objects", in: document.root)
        var nodes: [String: OpenStepNode] = [:]
        for member in objects.map({ document.members(of: $0) }) ?? [] {
            if let id = document.text(member.key) { nodes[id] = member.value }
        }
        self.nodes = nodes
        project = document.text("rootObject", in: document.root).flatMap { nodes[$0] }
    }

    subscript(id: String) -> OpenStepNode? { nodes[id] }

    var all: [String: OpenStepNode] { nodes }

    func kind(of node: OpenStepNode) -> String { document.text("isa", in: node) ?? "" }

    /// Ids in a list of an object.
    func references(_ key: String, of node: OpenStepNode) -> [String] { document.texts(key, in: node) }

    /// The object that another one names.
    func object(_ key: String, of node: OpenStepNode) -> OpenStepNode? {
        document.text(key, in: node).flatMap { nodes[$0] }
    }

    func objects(_ key: String, of node: OpenStepNode) -> [OpenStepNode] {
        references(key, of: node).compactMap { nodes[$0] }
    }

    /// Names of the targets of this project that a target depends on, or whose product it links or embeds.
    func dependencies(of target: OpenStepNode) -> Set<String> {
        var names = Set(
            objects("dependencies", of: target).compactMap { dependency in
                object("target", of: dependency).flatMap { document.text("name", in: $0) }
            })
        let linked = Set(
            objects("buildPhases", of: target)
                .filter { ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains(kind(of: $0)) }
                .flatMap { objects("files", of: $0) }.compactMap { document.text("fileRef", in: $0) })
        guard !linked.isEmpty, let project else { return names }
        for other in objects("targets", of: project) {
            guard let product = document.text("productReference", in: other), linked.contains(product) else { continue }
            if let name = document.text("name", in: other) { names.insert(name) }
        }
        return names
    }
}
