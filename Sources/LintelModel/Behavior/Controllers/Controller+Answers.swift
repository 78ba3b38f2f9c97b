extension Controller {
    /// `childForStatusBarStyle`, and why (SB-49 to SB-55).
    func childForStyle(_ traits: Traits) -> (Controller?, String) {
        if let answer = overridden(childForStyle, "childForStatusBarStyle") { return answer }
        switch kind {
        case .plain, .page, .search: return (nil, "")
        case .navigation: return isNavigationBarHidden ? (current, "\(name) forwards, its bar is hidden (SB-49)") : (nil, "")
        case .tabBar: return (current, "\(name) forwards to the selected tab (SB-52)")
        case .split: return traits.system >= Self.splitForwards ? (current, "\(name) forwards to a part (SB-53)") : (nil, "")
        case .hosting: return (current, "\(name) forwards to what SwiftUI embeds (SB-55)")
        }
    }

    /// `childForStatusBarHidden`, and why (SB-49 to SB-55).
    func childForHidden(_ traits: Traits) -> (Controller?, String) {
        if let answer = overridden(childForHidden, "childForStatusBarHidden") { return answer }
        switch kind {
        case .plain, .page, .search, .split, .hosting: return (nil, "")
        case .navigation: return (current, "\(name) forwards to its top controller (SB-49)")
        case .tabBar: return (current, "\(name) forwards to the selected tab (SB-52)")
        }
    }

    private static let splitForwards: SystemVersion = 17

    private func overridden(_ answer: ChildAnswer, _ property: String) -> (Controller?, String)? {
        let reason = "\(name) overrides \(property) (SB-43)"
        switch answer {
        case .inherited: return nil
        case .none: return (nil, reason)
        case .current: return (current, reason)
        case .child(let index): return (children.indices.contains(index) ? children[index] : nil, reason)
        }
    }

    /// `preferredStatusBarStyle`, and why.
    func preferredStyle(_ traits: Traits) -> (StatusBar.Style, String) {
        if let style, !style.isInExtension || traits.system < Self.extensionsEnd {
            return (style.style, "\(name) overrides preferredStatusBarStyle: \(style.style.rawValue)")
        }
        if kind == .navigation, isNavigationBarBlack {
            return traits.ignoresBlackBarStyle
                ? (.default, "\(name) has a black bar, which SDK \(traits.sdk) on system \(traits.system) ignores (SB-50)")
                : (.lightContent, "\(name) has a black bar: lightContent (SB-49)")
        }
        return (.default, "\(name) answers default (SB-42)")
    }

    /// Overrides in extensions are not called from here on (SB-51).
    private static let extensionsEnd = SystemVersion(13, 4)

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
