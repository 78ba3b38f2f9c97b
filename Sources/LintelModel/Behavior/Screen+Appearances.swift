extension Screen {
    /// SDK and system from which every bar has its scroll-edge appearance (TB-10).
    private static let edgeForAllBars: SystemVersion = 15
    /// SDK and system from which large titles have it (SB-93).
    private static let edgeForLargeTitles: SystemVersion = 13

    private var gate: SystemVersion { min(traits.system, traits.sdk) }
    private var isCompact: Bool { verticalSizeClass == .compact }

    /// `isAtEdge` of a navigation bar is the content's top.
    func resolvedNavigationBar(_ bar: NavigationBar, isLargeTitleExpanded: Bool) -> BarResolution {
        let edge: (Bool, String)
        if !bar.isManaged {
            edge = (false, "a stand-alone bar has no scroll edge (TB-12)")
        } else if gate < Self.edgeForLargeTitles || (gate < Self.edgeForAllBars && !isLargeTitleExpanded) {
            edge = (false, "no scroll edge before SDK and system 15, 13 with large title (SB-93)")
        } else if let scrolledFraction {
            edge = scrolledFraction <= 0 ? (true, "content rests at its top (SB-93)") : (false, "content is scrolled under the bar (SB-93)")
        } else {
            edge = (true, "no scroll view was found (TB-12)")
        }
        return resolved(bar.appearance, isCompact: isCompact, edge: edge)
    }

    /// `isAtEdge` of a toolbar is the content's bottom (TB-13); stand-alone ones have none (TB-12).
    func resolvedToolbar(_ bar: Toolbar, fitsContent: Bool) -> BarResolution {
        switch bar.placement {
        case .managed: resolved(bar.appearance, isCompact: isCompact, edge: bottomEdge(fitsContent: fitsContent))
        case .standalone:
            resolved(bar.appearance, isCompact: isCompact, edge: (false, "a stand-alone bar has no scroll edge (TB-12)"))
        }
    }

    /// Tab bars have no compact slots.
    func resolvedTabBar(_ bar: TabBar, fitsContent: Bool) -> BarResolution {
        let edge = bar.place == nil ? bottomEdge(fitsContent: fitsContent) : (false, "a stand-alone bar has no scroll edge (TB-12)")
        return resolved(bar.appearance, isCompact: false, edge: edge)
    }

    private func bottomEdge(fitsContent: Bool) -> (Bool, String) {
        if gate < Self.edgeForAllBars { return (false, "no scroll edge before SDK and system 15 (TB-10)") }
        guard let scrolledFraction else { return (true, "no scroll view was found (TB-12)") }
        if scrolledFraction >= 1 { return (true, "content is scrolled to its bottom (TB-13)") }
        return fitsContent ? (true, "content ends above the bar (TB-13)") : (false, "content runs on under the bar (TB-13)")
    }

    private func resolved(_ slots: AppearanceSlots, isCompact: Bool, edge: (isAtEdge: Bool, reason: String)) -> BarResolution {
        let inUse = slots.inUse(isCompact: isCompact, isAtEdge: edge.isAtEdge)
        var reasons = [edge.reason]
        if isCompact { reasons.append("the bar is in compact height (TB-07)") }
        reasons.append(inUse.reason)
        guard traits.usesGlass else { return BarResolution(slot: inUse.slot, appearance: inUse.appearance, decidedBy: reasons) }
        // The system's own background is gone; an app's custom one stays (TB-20, TB-21).
        reasons.append("items float on glass on system \(traits.system) (TB-20)")
        let own = inUse.appearance
        let isSystems = own.background == BarAppearance.standard.background && own.shadow == BarAppearance.standard.shadow
        let appearance = isSystems ? own.withTransparentBackground : own
        return BarResolution(slot: inUse.slot, appearance: appearance, isGlass: true, decidedBy: reasons)
    }
}
