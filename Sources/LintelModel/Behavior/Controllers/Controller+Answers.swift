extension Controller {
    /// Whom a container makes the system ask instead of itself.
    package struct Forwarding {
        /// Nil: the container itself.
        package var child: Controller?
        /// Empty where there is nothing to tell.
        var reason = ""
        var isKnown = true
    }

    /// Name and place, as reasons print them.
    var label: String { place.map { "\(name) (\($0))" } ?? name }

    /// `childForStatusBarStyle`, and why (SB-49 to SB-55).
    package func childForStyle(_ traits: Traits) -> Forwarding {
        if let answer = overridden(childForStyle, .childForStyle) { return answer }
        switch kind {
        case .plain, .page, .search: return Forwarding()
        case .navigation:
            return isNavigationBarHidden
                ? Forwarding(child: current, reason: "\(label) forwards, its bar is hidden (SB-49)")
                : Forwarding(reason: "\(label) answers while its bar shows (SB-49)")
        case .tabBar: return Forwarding(child: current, reason: "\(label) forwards to the selected tab (SB-52)")
        case .split:
            return traits.system >= Self.splitForwards
                ? Forwarding(child: current, reason: "\(label) forwards to a part (SB-53)") : Forwarding()
        case .hosting: return Forwarding(child: current, reason: "\(label) forwards to what SwiftUI embeds (SB-55)")
        }
    }

    /// `childForStatusBarHidden`, and why (SB-49 to SB-55).
    package func childForHidden(_ traits: Traits) -> Forwarding {
        if let answer = overridden(childForHidden, .childForHidden) { return answer }
        switch kind {
        case .plain, .page, .search, .split, .hosting: return Forwarding()
        case .navigation: return Forwarding(child: current, reason: "\(label) forwards to its top controller (SB-49)")
        case .tabBar: return Forwarding(child: current, reason: "\(label) forwards to the selected tab (SB-52)")
        }
    }

    private static let splitForwards: SystemVersion = 17

    private func overridden(_ answer: ChildAnswer, _ question: StatusBarQuestion) -> Forwarding? {
        if let doubt = doubt(question) { return Forwarding(reason: doubt, isKnown: false) }
        let reason = "\(name) overrides \(question.rawValue)\(source(question)) (SB-43)"
        switch answer {
        case .inherited: return nil
        case .none: return Forwarding(reason: reason)
        case .current: return Forwarding(child: current, reason: reason)
        case .child(let index): return Forwarding(child: children.indices.contains(index) ? children[index] : nil, reason: reason)
        }
    }

    /// `preferredStatusBarStyle`, and why.
    package func preferredStyle(_ traits: Traits) -> (style: StatusBar.Style, reason: String, isKnown: Bool) {
        if let doubt = doubt(.style) { return (.default, doubt, false) }
        if let style, !style.isInExtension || traits.system < Self.extensionsEnd {
            return (style.style, "\(name) overrides preferredStatusBarStyle: \(style.style.rawValue)\(source(.style))", true)
        }
        if kind == .navigation, isNavigationBarBlack {
            return traits.ignoresBlackBarStyle
                ? (.default, "\(label) has a black bar, which SDK \(traits.sdk) on system \(traits.system) ignores (SB-50)", true)
                : (.lightContent, "\(label) has a black bar: lightContent (SB-49)", true)
        }
        return (.default, "\(label) answers default (SB-42)", true)
    }

    /// Overrides in extensions are not called from here on (SB-51).
    private static let extensionsEnd = SystemVersion(13, 4)

    /// `prefersStatusBarHidden`, and why.
    package func prefersHidden(_ traits: Traits, isCompact: Bool) -> (isHidden: Bool, reason: String, isKnown: Bool) {
        if let doubt = doubt(.hidden) { return (false, doubt, false) }
        if let isHidden { return (isHidden, "\(name) overrides prefersStatusBarHidden: \(isHidden)\(source(.hidden))", true) }
        if isCompact, traits.sdk >= Self.hidesInCompactHeight {
            return (true, "\(label) hides the bar by default in compact height (SB-42)", true)
        }
        return (false, "\(label) does not hide the bar by default (SB-42)", true)
    }

    /// `prefersStatusBarHidden` answers true in compact height from this SDK on (SB-42).
    private static let hidesInCompactHeight: SystemVersion = 8

    private func doubt(_ question: StatusBarQuestion) -> String? {
        grounds[question]?.doubt.map { "cannot tell: \(name) \($0)\(source(question))" }
    }

    private func source(_ question: StatusBarQuestion) -> String { grounds[question]?.place.map { " (\($0))" } ?? "" }
}
