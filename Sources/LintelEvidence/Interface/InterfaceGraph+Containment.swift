extension InterfaceGraph {
    /// A way on which a scene comes to stand inside a container, outermost first.
    public struct Route: Hashable, Sendable {
        /// The container, then the scenes passed, the scene itself last.
        public var nodes: [Node]
        /// Whether a scene on the way hides the bottom bars when it is pushed (TB-34: one on the stack is enough).
        public var hidesBottomBar: Bool
    }

    /// The ways from tab bar controllers to a scene that never leave the tab: containers, embedding and pushes.
    /// Presentations cover the tab bar and end a way.
    public func tabRoutes(to node: Node) -> [Route] {
        var search = TabSearch(graph: self)
        search.visit(node, path: [], needsStack: false)
        return search.routes
    }

    /// The navigation controllers on whose stack a scene can stand, as root or pushed.
    public func stacks(holding node: Node) -> [Node] {
        var found: [Node] = []
        var seen: Set<Node> = []
        var open = [node]
        while let current = open.popLast() {
            guard seen.insert(current).inserted else { continue }
            for way in ways(to: current) {
                switch way.segue.kind {
                case .relationship("rootViewController"): if !found.contains(way.from) { found.append(way.from) }
                case .show where scene(current)?.kind != .navigationController: open.append(way.from)
                case .relationship, .embed, .show, .showDetail, .present, .popover, .replace, .unwind, .custom, .other: continue
                }
            }
        }
        return found
    }
}

/// Goes backwards from a scene to tab bar controllers.
private struct TabSearch {
    /// What matters of a way that was gone so far; two ways that agree in it lead to the same ends.
    private struct State: Hashable {
        var node: InterfaceGraph.Node
        var needsStack: Bool
        var hides: Bool
    }

    let graph: InterfaceGraph
    var routes: [InterfaceGraph.Route] = []
    private var seen: Set<State> = []

    init(graph: InterfaceGraph) { self.graph = graph }

    /// - Parameter needsStack: a push was passed, which takes place only inside a navigation controller.
    mutating func visit(_ node: InterfaceGraph.Node, path: [InterfaceGraph.Node], hides: Bool = false, needsStack: Bool) {
        let hides = hides || graph.scene(node)?.hidesBottomBarWhenPushed ?? false
        guard seen.insert(State(node: node, needsStack: needsStack, hides: hides)).inserted else { return }
        let path = [node] + path
        for way in graph.ways(to: node) {
            switch way.segue.kind {
            case .relationship("viewControllers"):
                guard graph.scene(way.from)?.kind == .tabBarController, !needsStack else { continue }
                routes.append(InterfaceGraph.Route(nodes: [way.from] + path, hidesBottomBar: hides))
            case .relationship("rootViewController"): visit(way.from, path: path, hides: hides, needsStack: false)
            case .relationship, .embed: visit(way.from, path: path, hides: hides, needsStack: needsStack)
            case .show:
                if graph.scene(node)?.kind != .navigationController { visit(way.from, path: path, hides: hides, needsStack: true) }
            case .showDetail, .present, .popover, .replace, .unwind, .custom, .other: continue
            }
        }
    }
}
