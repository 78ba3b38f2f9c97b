extension Controller {
    /// Whoever is presented with this controller as the presentation's context. `isRoot`: a window's root, or itself presented.
    func presentation(isRoot: Bool) -> (Controller, Presentation.Manner)? {
        if case .presenting(let controller, let manner) = presented, isRoot || isContext(of: manner) { return (controller, manner) }
        return children.lazy.compactMap { $0.escapingPresentation() }.first { isRoot || isContext(of: $0.1) }
    }

    /// A presentation by this controller or an embedded child that goes further up for its context.
    private func escapingPresentation() -> (Controller, Presentation.Manner)? {
        if case .presenting(let controller, let manner) = presented, !isContext(of: manner) { return (controller, manner) }
        return children.lazy.compactMap { $0.escapingPresentation() }.first { !isContext(of: $0.1) }
    }

    /// The context styles stop at the nearest controller that offers itself; all others go up to the root.
    private func isContext(of manner: Presentation.Manner) -> Bool {
        definesPresentationContext && (manner.style == .currentContext || manner.style == .overCurrentContext)
    }
}
