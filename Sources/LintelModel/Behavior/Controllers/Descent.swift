/// The way from a window's root to the controller that is asked (`descend` of behaviour.md, section 2.5).
struct Descent {
    let traits: Traits
    let isCompact: Bool

    /// Where the way ends, and the steps to there.
    struct End {
        var controller: Controller
        /// Interface style of the controller (SB-60).
        var appearance: Appearance
        var reasons: [String]
        /// Whether no step depends on what only running code tells.
        var isKnown = true
    }

    /// An answer, the steps to it, and whether they are all known.
    struct Found<Answer> {
        var answer: Answer
        var reasons: [String]
        var isKnown: Bool
    }

    func hidden(from root: Controller) -> Found<(isHidden: Bool, animation: StatusBarResolution.Animation)> {
        let end = walk(root, appearance: traits.appearance) { $0.childForHidden(traits) }
        let (isHidden, reason, isKnown) = end.controller.prefersHidden(traits, isCompact: isCompact)
        return Found(
            answer: (isHidden, end.controller.animation ?? .fade), reasons: end.reasons + [reason], isKnown: end.isKnown && isKnown)
    }

    func style(
        from root: Controller, appearance: Appearance, showsBackdrop: Bool
    ) -> Found<(style: StatusBar.Style, appearance: Appearance)> {
        if showsBackdrop, hasSheetBackdrop(root) {
            return Found(
                answer: (.lightContent, appearance),
                reasons: ["a sheet stands on its black backdrop: light text, whoever is asked (SB-48)"], isKnown: true)
        }
        let end = walk(root, appearance: appearance) { $0.childForStyle(traits) }
        let (style, reason, isKnown) = end.controller.preferredStyle(traits)
        return Found(answer: (style, end.appearance), reasons: end.reasons + [reason], isKnown: end.isKnown && isKnown)
    }

    private func walk(_ root: Controller, appearance: Appearance, child: (Controller) -> Controller.Forwarding) -> End {
        var end = End(controller: root, appearance: root.appearance ?? appearance, reasons: [])
        var isContext = true
        while true {
            if let (presented, manner) = end.controller.presentation(isRoot: isContext), !manner.isBeingDismissed {
                let (takesControl, reason) = manner.takesControl(traits)
                end.reasons.append("\(presented.label) \(reason)")
                if let doubt = manner.doubt {
                    end.reasons.append("cannot tell: \(doubt)")
                    end.isKnown = false
                }
                if takesControl {
                    end.controller = presented
                    end.appearance = presented.appearance ?? appearance
                    isContext = true
                    continue
                }
            }
            let forwarding = child(end.controller)
            end.isKnown = end.isKnown && forwarding.isKnown
            if !forwarding.reason.isEmpty { end.reasons.append(forwarding.reason) }
            guard let next = forwarding.child else { return end }
            end.controller = next
            end.appearance = next.appearance ?? end.appearance
            isContext = false
        }
    }

    /// Whether the last thing presented over the whole screen is a sheet that shrinks its presenter (SB-48).
    private func hasSheetBackdrop(_ root: Controller) -> Bool {
        guard traits.system >= Self.sheetsShrinkPresenters else { return false }
        var hasBackdrop = false
        var top = root
        while let (presented, manner) = top.presentation(isRoot: true), !manner.isBeingDismissed {
            switch manner.resolvedStyle(traits) {
            case .pageSheet, .formSheet: hasBackdrop = hasBackdrop || !manner.leavesPresenterFullSize
            case .fullScreen: hasBackdrop = false
            case .automatic, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: break
            }
            top = presented
        }
        return hasBackdrop
    }

    private static let sheetsShrinkPresenters: SystemVersion = 13
}
