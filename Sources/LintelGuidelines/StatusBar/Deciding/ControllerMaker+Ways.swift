internal import LintelEvidence
internal import LintelModel

extension ControllerMaker {
    /// The controllers along a way, nested as they stand on screen when the way was gone; the outermost one.
    func root(of way: SceneWays.Way) -> Controller {
        var stack = [Held(controller: controller(of: way.edges.last?.to ?? way.start), node: way.edges.last?.to ?? way.start)]
        var isDetail = false
        for (index, edge) in way.edges.enumerated().reversed() {
            let isSplit = graph.scene(edge.from)?.kind == .splitViewController
            // A detail takes a part of the split view, whatever led to it there.
            if isDetail, !isSplit { continue }
            isDetail = false
            let outer = Held(controller: controller(of: edge.from), node: edge.from)
            switch edge.segue.kind {
            case .relationship("rootViewController"): stack = [pushed(stack, onto: outer)]
            case .show where graph.scene(edge.to)?.kind != .navigationController: stack.insert(outer, at: 0)
            case .showDetail where isInSplit(way.edges[..<index]): isDetail = true
            case .relationship, .embed: stack = [outer.holding(Self.modal(stack))]
            case .show, .present, .popover, .showDetail, .replace, .unwind, .custom, .other:
                stack = [presenting(Self.modal(stack), by: outer, edge)]
            }
        }
        return Self.modal(stack).controller
    }

    private func isInSplit(_ edges: ArraySlice<InterfaceGraph.Edge>) -> Bool {
        edges.contains { graph.scene($0.from)?.kind == .splitViewController }
    }

    private struct Held {
        var controller: Controller
        var node: InterfaceGraph.Node

        func holding(_ inner: Held) -> Held {
            var outer = self
            outer.controller.children = [inner.controller]
            return outer
        }
    }

    private func pushed(_ stack: [Held], onto navigation: Held) -> Held {
        var outer = navigation
        outer.controller = self.stack(
            navigation.controller, graph.scene(navigation.node)?.customClass, holding: stack.map(\.controller),
            top: stack.last.flatMap { graph.scene($0.node)?.customClass }, near: navigation.node.file)
        return outer
    }

    /// Pushes without a navigation controller around them present.
    private static func modal(_ stack: [Held]) -> Held {
        stack.dropLast().reversed().reduce(stack[stack.count - 1]) { inner, held in
            var outer = held
            outer.controller.presented = .presenting(inner.controller, Presentation.Manner())
            return outer
        }
    }

    // MARK: Presentations

    private func presenting(_ inner: Held, by outer: Held, _ edge: InterfaceGraph.Edge) -> Held {
        var manner = manner(of: inner.node, edge)
        let words = "how \(inner.controller.name) comes on screen is the app's own affair (\(edge.segue.place.shown))"
        switch edge.segue.kind {
        case .custom, .other, .replace: manner.doubt = words
        case .showDetail: manner.doubt = "a split view shows \(inner.controller.name) by its width (\(edge.segue.place.shown))"
        case .show, .present, .popover, .relationship, .embed, .unwind: break
        }
        var presenter = outer
        presenter.controller.presented = .presenting(inner.controller, manner)
        return presenter
    }

    /// The segue's style before the scene's, what code says before both.
    private func manner(of node: InterfaceGraph.Node, _ edge: InterfaceGraph.Edge) -> Presentation.Manner {
        let scene = graph.scene(node)
        let written = edge.segue.modalPresentationStyle ?? scene?.modalPresentationStyle
        var manner = Presentation.Manner(written.flatMap { Presentation.Style(rawValue: $0) } ?? .automatic)
        if edge.segue.kind == .popover { manner.style = .popover }
        guard let name = scene?.customClass else { return manner }
        let calls = index.code(of: name, near: node.file).calls.filter { $0.kind != .read && $0.receiver == nil }
        if let call = calls.first(where: { $0.name == "modalPresentationStyle" || $0.name == "setModalPresentationStyle" }) {
            let style = call.arguments.first?.value.constantName.flatMap(Presentation.Style.init(constant:))
            // A segue gives its style after the controller was made.
            if let style, edge.segue.modalPresentationStyle == nil { manner.style = style }
            if style == nil { manner.doubt = "\(name) chooses its presentation while it runs (\(call.place.shown))" }
        }
        capture(by: Lineage(of: name, near: node.file, in: index), calls, in: &manner)
        return manner
    }

    /// The flag as an override or as set before the controller is on screen (SB-46, PF-08).
    private func capture(by lineage: Lineage, _ calls: [CallEvidence], in manner: inout Presentation.Manner) {
        let flag = "modalPresentationCapturesStatusBarAppearance"
        let overridden = lineage.overrides([flag]).first?.member.constant
        let set = calls.filter { $0.name == flag || $0.name == "setModalPresentationCapturesStatusBarAppearance" }
        if overridden == .boolean(true) || set.contains(where: { $0.arguments.first?.value == .boolean(true) }) {
            manner.capturesStatusBar = true
        }
    }
}

extension Presentation.Style {
    /// `fullScreen`, `UIModalPresentationFullScreen`, and Swift 2's `FullScreen`.
    init?(constant name: String) {
        let prefix = "UIModalPresentation"
        let word = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
        self.init(rawValue: word.prefix(1).lowercased() + word.dropFirst())
    }
}
