extension ControllerTree {
    /// Who decides, and what comes of it (behaviour.md, section 2.5).
    /// - Parameter screen: size in points as held; a window decides only if it is exactly as large.
    public func resolved(deviceClass: DeviceClass, screen: Size, traits: Traits) -> StatusBarResolution {
        var answer = unlimited(isPad: deviceClass.isPad, screen: screen, traits: traits)
        if let never = deviceClass.neverShowsStatusBar(traits.orientation) {
            answer.isHidden = true
            answer.pose = .hidden
            answer.unknown.remove(.hidden)
            answer.add(never, for: .hidden)
        }
        return answer
    }

    private func unlimited(isPad: Bool, screen: Size, traits: Traits) -> StatusBarResolution {
        let window = decidingWindow(screen: screen, system: traits.system)
        guard keys.isControllerBased(isPad: isPad) else {
            return byApplication(isPad: isPad, traits: traits, appearance: window?.appearance ?? traits.appearance)
        }
        guard windows.contains(where: { $0.root != nil }), let window else { return atLaunch(isPad: isPad, traits: traits) }
        let appearance = window.appearance ?? traits.appearance
        var reasons: [String] = []
        if keys.value(StatusBarKeys.control, isPad: isPad) != nil, !keys.places.isEmpty {
            let source = keys.source(StatusBarKeys.control, isPad: isPad)
            reasons.append("\(StatusBarKeys.control)\(source) leaves the say to the controllers (SB-35, SB-38)")
        }
        let doubts = [keys.doubt, window.doubt].compactMap { $0 }
        reasons += doubts.map { "cannot tell: \($0)" }
        if windows.count > 1 { reasons.append("\(window.name) is the top-most window that may decide (SB-57)") }
        guard let root = window.root else {
            reasons.append("\(window.name) has no root controller and answers with the defaults (SB-57)")
            return answer(false, .default, .fade, traits: traits, appearance: appearance, reasons: reasons)
        }
        let descent = Descent(traits: traits, isCompact: traits.orientation == .landscape && !isPad)
        let hidden = descent.hidden(from: root)
        let style = descent.style(from: root, appearance: appearance, showsBackdrop: !isPad)
        var answer = answer(
            hidden.answer.isHidden, style.answer.style, hidden.answer.animation, traits: traits, appearance: style.answer.appearance,
            reasons: reasons + hidden.reasons + style.reasons, isStyleKnown: style.isKnown)
        let last = answer.decidedBy.suffix(1)
        answer.tellApart(hidden: reasons + hidden.reasons, style: reasons + style.reasons + last)
        if !hidden.isKnown || !doubts.isEmpty { answer.unknown.insert(.hidden) }
        if !style.isKnown || !doubts.isEmpty { answer.unknown.insert(.style) }
        return answer
    }

    /// Highest level, then latest (SB-57).
    private func decidingWindow(screen: Size, system: SystemVersion) -> Window? {
        windows.filter { $0.mayDecide(screen: screen, system: system) }.enumerated()
            .max { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }?.element
    }

    private func byApplication(isPad: Bool, traits: Traits, appearance: Appearance) -> StatusBarResolution {
        let control = StatusBarKeys.control
        var reasons = ["\(control) is NO\(keys.source(control, isPad: isPad)): no controller is asked (SB-41)"]
        let isHidden = application.isHidden ?? keys.isInitiallyHidden(isPad: isPad)
        let style = application.style ?? keys.initialStyle(isPad: isPad)
        reasons.append(
            reason(
                .hidden, isTold: application.isHidden != nil, key: StatusBarKeys.hidden, isPad: isPad, by: "governs run time too (SB-41)"))
        reasons.append(
            reason(.style, isTold: application.style != nil, key: StatusBarKeys.style, isPad: isPad, by: "is the one style (SB-41)"))
        var answer = answer(isHidden, style, application.animation ?? .none, traits: traits, appearance: appearance, reasons: reasons)
        answer.unknown = Set(application.doubts.keys)
        return answer
    }

    private func reason(_ aspect: StatusBarResolution.Aspect, isTold: Bool, key: String, isPad: Bool, by: String) -> String {
        let place = application.places[aspect].map { " (\($0))" } ?? ""
        if let doubt = application.doubts[aspect] { return "cannot tell: \(doubt)\(place)" }
        if isTold {
            let what = aspect == .hidden ? "whether to hide" : "the style"
            return "UIApplication was told \(what)\(place) (SB-39)"
        }
        let isAbsent = keys.value(key, isPad: isPad) == nil && !keys.places.isEmpty
        return "\(key)\(isAbsent ? ", which is absent," : keys.source(key, isPad: isPad)) \(by)"
    }

    private func atLaunch(isPad: Bool, traits: Traits) -> StatusBarResolution {
        answer(
            keys.isInitiallyHidden(isPad: isPad), keys.initialStyle(isPad: isPad), .none, traits: traits, appearance: traits.appearance,
            reasons: ["no window with a root controller yet: the launch screen follows the property list (SB-35, SB-61)"])
    }

    private func answer(
        _ isHidden: Bool, _ preferred: StatusBar.Style, _ animation: StatusBarResolution.Animation, traits: Traits, appearance: Appearance,
        reasons: [String], isStyleKnown: Bool = true
    ) -> StatusBarResolution {
        let inUse = StyleInUse(preferred, system: traits.system, appearance: appearance)
        let last = isStyleKnown ? inUse.reason : "for want of an answer, " + inUse.reason
        return StatusBarResolution(
            isHidden: isHidden, style: inUse.style, fallbackStyle: inUse.fallback, animation: animation,
            decidedBy: reasons + [last])
    }
}
