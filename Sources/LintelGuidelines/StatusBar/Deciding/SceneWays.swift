internal import LintelEvidence

/// Finds how the app's first screen leads to a scene.
struct SceneWays {
    /// Segues from an outermost scene to the one that is looked for.
    struct Way: Hashable {
        var start: InterfaceGraph.Node
        /// Outermost first; empty where the scene itself is the start.
        var edges: [InterfaceGraph.Edge]
        /// Whether the app is known to begin with the start.
        var isFromEntry: Bool
    }

    let graph: InterfaceGraph
    /// The scenes that the app may begin with.
    let entries: Set<InterfaceGraph.Node>

    /// Ways beyond these say nothing new; storyboards of some hundred scenes have thousands.
    private static let mostWays = 12
    private static let mostSteps = 400
    private static let longestWay = 12

    /// Those from an entry where there are any, the shortest first.
    func ways(to node: InterfaceGraph.Node) -> [Way] {
        var found: [Way] = []
        var open = [Way(start: node, edges: [], isFromEntry: false)]
        var steps = 0
        while !open.isEmpty, found.count < Self.mostWays, steps < Self.mostSteps {
            let way = open.removeFirst()
            steps += 1
            if entries.contains(way.start) {
                found.append(Way(start: way.start, edges: way.edges, isFromEntry: true))
                continue
            }
            let passed = Set(way.edges.map(\.to)).union([way.start])
            let leads = graph.ways(to: way.start).filter { $0.segue.kind != .unwind && !passed.contains($0.from) }
            if leads.isEmpty || way.edges.count == Self.longestWay { found.append(way) }
            guard way.edges.count < Self.longestWay else { continue }
            for edge in Self.distinct(leads) { open.append(Way(start: edge.from, edges: [edge] + way.edges, isFromEntry: false)) }
        }
        let known = found.filter(\.isFromEntry)
        return known.isEmpty ? found : known
    }

    /// Several buttons of a scene may lead to the same one in the same way.
    private static func distinct(_ edges: [InterfaceGraph.Edge]) -> [InterfaceGraph.Edge] {
        var seen: Set<Manner> = []
        return edges.filter {
            seen.insert(Manner(from: $0.from, kind: $0.segue.kind, style: $0.segue.modalPresentationStyle)).inserted
        }
    }

    private struct Manner: Hashable {
        var from: InterfaceGraph.Node
        var kind: InterfaceSegue.Kind
        var style: String?
    }
}
