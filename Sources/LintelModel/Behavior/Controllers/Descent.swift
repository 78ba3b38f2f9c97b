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
    }

    func hidden(from root: Controller) -> (isHidden: Bool, animation: StatusBarResolution.Animation, reasons: [String]) {
        let end = walk(root, appearance: traits.appearance) { $0.childForHidden(traits) }
        let controller = end.controller
        let isHidden: Bool
        let reason: String
        if let answer = controller.isHidden {
            (isHidden, reason) = (answer, "\(controller.name) overrides prefersStatusBarHidden: \(answer)")
        } else if isCompact, traits.sdk >= Self.hidesInCompactHeight {
            (isHidden, reason) = (true, "\(controller.name) hides the bar by default in compact height (SB-42)")
        } else {
            (isHidden, reason) = (false, "\(controller.name) does not hide the bar by default (SB-42)")
        }
        return (isHidden, controller.animation ?? .fade, end.reasons + [reason])
    }

    /// `prefersStatusBarHidden` answers true in compact height from this SDK on (SB-42).
    private static let hidesInCompactHeight: SystemVersion = 8

    func style(
        from root: Controller, appearance: Appearance, showsBackdrop: Bool
    ) -> (style: StatusBar.Style, appearance: Appearance, reasons: [String]) {
        if showsBackdrop, hasSheetBackdrop(root) {
            return (.lightContent, appearance, ["a sheet stands on its black backdrop: light text, whoever is asked (SB-48)"])
        }
        let end = walk(root, appearance: appearance) { $0.childForStyle(traits) }
        let (style, reason) = end.controller.preferredStyle(traits)
        return (style, end.appearance, end.reasons + [reason])
    }

    private func walk(_ root: Controller, appearance: Appearance, child: (Controller) -> (Controller?, String)) -> End {
        var end = End(controller: root, appearance: root.appearance ?? appearance, reasons: [])
        var isContext = true
        while true {
            if let (presented, manner) = end.controller.presentation(isRoot: isContext), !manner.isBeingDismissed {
                let (takesControl, reason) = manner.takesControl(traits)
                end.reasons.append("\(presented.name) \(reason)")
                if takesControl {
                    end.controller = presented
                    end.appearance = presented.appearance ?? appearance
                    isContext = true
                    continue
                }
            }
            let (next, reason) = child(end.controller)
            guard let next else { return end }
            end.reasons.append(reason)
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
