extension Screen {
    /// SDK and system from which every bar has its scroll-edge appearance (TB-10).
    private static let edgeForAllBars: SystemVersion = 15
    /// SDK and system from which large titles have it (SB-93).
    private static let edgeForLargeTitles: SystemVersion = 13

    /// Points of a scroll in which a bar's background fades between its edge appearance and the other (TB-43): what UIKit's navigation
    /// controller takes where an item asks for no other distance, and its sidebar for both of its bars.
    static let edgeFadeDistance = 4.0

    private var gate: SystemVersion { min(traits.system, traits.sdk) }
    private var isCompact: Bool { verticalSizeClass == .compact }

    /// `isAtEdge` of a navigation bar is the content's top.
    func resolvedNavigationBar(_ bar: NavigationBar, isLargeTitleExpanded: Bool, scrollLength: Double?) -> BarResolution {
        let edge: (isAtEdge: Bool, String)
        var edgeShare: Double?
        if !bar.isManaged {
            edge = (false, "a stand-alone bar has no scroll edge (TB-12)")
        } else if gate < Self.edgeForLargeTitles || (gate < Self.edgeForAllBars && !isLargeTitleExpanded) {
            edge = (false, "no scroll edge before SDK and system 15, 13 with large title (SB-93)")
        } else if let scrolledFraction {
            edge = scrolledFraction <= 0 ? (true, "content rests at its top (SB-93)") : (false, "content is scrolled under the bar (SB-93)")
            edgeShare = self.edgeShare(atPoints: scrollLength.map { $0 * scrolledFraction })
            // Before bars of all kinds had an edge the background came as the large title went.
            if gate < Self.edgeForAllBars { edgeShare = 1 - largeTitleScroll / barHeights.largeTitleExtra }
        } else {
            edge = (true, "no scroll view was found (TB-12)")
        }
        return resolved(bar.appearance, isCompact: isCompact, edge: edge, edgeShare: edgeShare)
    }

    /// `isAtEdge` of a toolbar is the content's bottom (TB-13); stand-alone ones have none (TB-12).
    func resolvedToolbar(_ bar: Toolbar, scrollLength: Double?) -> BarResolution {
        switch bar.placement {
        case .managed: resolvedLowerBar(bar.appearance, isCompact: isCompact, scrollLength: scrollLength)
        case .standalone:
            resolved(bar.appearance, isCompact: isCompact, edge: (false, "a stand-alone bar has no scroll edge (TB-12)"))
        }
    }

    /// Tab bars have no compact slots.
    func resolvedTabBar(_ bar: TabBar, scrollLength: Double?) -> BarResolution {
        bar.place == nil
            ? resolvedLowerBar(bar.appearance, isCompact: false, scrollLength: scrollLength)
            : resolved(bar.appearance, isCompact: false, edge: (false, "a stand-alone bar has no scroll edge (TB-12)"))
    }

    private func resolvedLowerBar(_ slots: AppearanceSlots, isCompact: Bool, scrollLength: Double?) -> BarResolution {
        if gate < Self.edgeForAllBars {
            return resolved(slots, isCompact: isCompact, edge: (false, "no scroll edge before SDK and system 15 (TB-10)"))
        }
        guard let scrolledFraction else {
            return resolved(slots, isCompact: isCompact, edge: (true, "no scroll view was found (TB-12)"))
        }
        let edge =
            scrolledFraction >= 1
            ? (true, "content is scrolled to its bottom (TB-13)")
            : scrollLength == 0 ? (true, "content ends above the bar (TB-13)") : (false, "content runs on under the bar (TB-13)")
        let share = edgeShare(atPoints: scrollLength.map { $0 * (1 - scrolledFraction) })
        return resolved(slots, isCompact: isCompact, edge: edge, edgeShare: share)
    }

    private func edgeShare(atPoints distance: Double?) -> Double? { distance.map { 1 - $0 / Self.edgeFadeDistance } }

    /// - Parameter edgeShare: how much of the edge appearance is to be seen, from 0 to 1; beyond them nothing fades.
    private func resolved(
        _ slots: AppearanceSlots, isCompact: Bool, edge: (isAtEdge: Bool, reason: String), edgeShare: Double? = nil
    ) -> BarResolution {
        let inUse = slots.inUse(isCompact: isCompact, isAtEdge: edge.isAtEdge)
        var reasons = [edge.reason]
        if isCompact { reasons.append("the bar is in compact height (TB-07)") }
        reasons.append(inUse.reason)
        guard traits.usesGlass else {
            var resolution = BarResolution(slot: inUse.slot, appearance: inUse.appearance, decidedBy: reasons)
            if let edgeShare, edgeShare > 0, edgeShare < 1 {
                resolution.edgeFade = BarResolution.EdgeFade(
                    edge: slots.inUse(isCompact: isCompact, isAtEdge: true).appearance,
                    standard: slots.inUse(isCompact: isCompact, isAtEdge: false).appearance, edgeShare: edgeShare)
            }
            return resolution
        }
        // The system's own background is gone; an app's custom one stays (TB-20, TB-21).
        reasons.append("items float on glass on system \(traits.system) (TB-20)")
        let own = inUse.appearance
        let isSystems = own.background == BarAppearance.standard.background && own.shadow == BarAppearance.standard.shadow
        let appearance = isSystems ? own.withTransparentBackground : own
        return BarResolution(slot: inUse.slot, appearance: appearance, isGlass: true, decidedBy: reasons)
    }
}
