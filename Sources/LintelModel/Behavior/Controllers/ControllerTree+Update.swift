extension ControllerTree {
    /// The bar after a change: UIKit asks again by itself when it sees the change (root, presentation, push, pop, tab, interface style),
    /// else only when told to by `setNeedsStatusBarAppearanceUpdate` (SB-44, SB-45).
    public func resolved(
        after old: ControllerTree, showing previous: StatusBarResolution, updateRequested: Bool, deviceClass: DeviceClass, screen: Size,
        traits: Traits
    ) -> StatusBarResolution {
        if updateRequested || hasVisiblyChanged(from: old) {
            return resolved(deviceClass: deviceClass, screen: screen, traits: traits)
        }
        var unchanged = previous
        if self != old {
            unchanged.decidedBy.append("nobody called setNeedsStatusBarAppearanceUpdate: the bar stays as it was (SB-44, SB-45)")
        }
        return unchanged
    }

    /// Whether UIKit sees the change by itself and asks again (SB-44, SB-45).
    public func hasVisiblyChanged(from old: ControllerTree) -> Bool { seenByUIKit != old.seenByUIKit }

    /// The tree without what apps change behind UIKit's back: their own answers and custom containers' children.
    private var seenByUIKit: ControllerTree {
        var tree = self
        for index in tree.windows.indices { tree.windows[index].root = tree.windows[index].root?.seenByUIKit }
        return tree
    }
}

extension Controller {
    fileprivate var seenByUIKit: Controller {
        var controller = self
        controller.style = nil
        controller.isHidden = nil
        controller.animation = nil
        controller.childForStyle = .inherited
        controller.childForHidden = .inherited
        switch kind {
        case .plain, .page, .search, .hosting:
            controller.children = []
            controller.selected = nil
        case .navigation, .tabBar, .split:
            controller.children = children.map(\.seenByUIKit)
        }
        if case .presenting(let presented, let manner) = presented {
            controller.presented = .presenting(presented.seenByUIKit, manner)
        }
        return controller
    }
}
