import LintelModel

/// The appearances a bar has for one position of its content, each nil where it was not set.
@MainActor
struct SetAppearances {
    var standard: UIBarAppearance?
    var compact: UIBarAppearance?
    var scrollEdge: UIBarAppearance?
    var compactScrollEdge: UIBarAppearance?

    /// Nil where nothing was set at all: the old properties go on working (TB-18).
    func slots(_ style: UIUserInterfaceStyle) -> AppearanceSlots? {
        guard standard != nil || compact != nil || scrollEdge != nil || compactScrollEdge != nil else { return nil }
        return AppearanceSlots(
            standard: standard?.model(style) ?? .standard, compact: compact?.model(style), scrollEdge: scrollEdge?.model(style),
            compactScrollEdge: compactScrollEdge?.model(style))
    }

    /// Each of these where it is set, the others' elsewhere.
    func over(_ other: SetAppearances) -> SetAppearances {
        SetAppearances(
            standard: standard ?? other.standard, compact: compact ?? other.compact, scrollEdge: scrollEdge ?? other.scrollEdge,
            compactScrollEdge: compactScrollEdge ?? other.compactScrollEdge)
    }
}

extension UIBarAppearance {
    /// A copy of the same class: bars keep their own (TB-18).
    final var duplicate: Self { type(of: self).init(barAppearance: self) }

    /// Itself where it differs from what a bar starts with.
    final var ifChanged: UIBarAppearance? { isChanged ? self : nil }
}
