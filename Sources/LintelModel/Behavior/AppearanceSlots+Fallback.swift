extension AppearanceSlots {
    /// The fall-back chain of TB-10. A slot that is not set falls back; where the edge slots end at standard, its background goes (TB-11).
    func inUse(isCompact: Bool, isAtEdge: Bool) -> (slot: AppearanceSlot, appearance: BarAppearance, reason: String) {
        let edgeFallback = (standard.withTransparentBackground, "standard with transparent background (TB-11)")
        switch (isCompact, isAtEdge) {
        case (false, false):
            return (.standard, standard, "standard")
        case (true, false):
            return compact.map { (.compact, $0, "compact") } ?? (.compact, standard, "compact is not set: standard (TB-10)")
        case (false, true):
            return scrollEdge.map { (.scrollEdge, $0, "scrollEdge") }
                ?? (.scrollEdge, edgeFallback.0, "scrollEdge is not set: " + edgeFallback.1)
        case (true, true):
            if let compactScrollEdge { return (.compactScrollEdge, compactScrollEdge, "compactScrollEdge") }
            if let scrollEdge { return (.compactScrollEdge, scrollEdge, "compactScrollEdge is not set: scrollEdge (TB-10)") }
            if let compact { return (.compactScrollEdge, compact, "compactScrollEdge and scrollEdge are not set: compact (TB-10)") }
            return (.compactScrollEdge, edgeFallback.0, "no edge slot is set: " + edgeFallback.1)
        }
    }
}
