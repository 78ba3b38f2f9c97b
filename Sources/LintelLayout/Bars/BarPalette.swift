import LintelModel

/// Colours of one bar, resolved for the appearance it is drawn in.
struct BarPalette {
    let appearance: Appearance
    let isGlass: Bool
    let tint: DynamicColor?

    /// Of titles.
    var label: Color { DynamicColor.label.resolved(for: appearance) }

    /// Of an item that can be touched. In system 26 items without a tint of their own have the label's colour, whatever the
    /// bar's tint is (probed-ios26.md).
    func ink(of item: BarItem) -> Color {
        guard item.isEnabled else { return disabled }
        if isProminent(item) { return .white }
        if let own = item.tint { return own.resolved(for: appearance) }
        return isGlass ? label : accent
    }

    /// Whether the item stands alone on a filled capsule: prominent ones, and Done of itself (TB-52, probed-ios26.md).
    func isProminent(_ item: BarItem) -> Bool {
        guard isGlass else { return false }
        return item.style != .plain || item.content == .system(.done)
    }

    var accent: Color { (tint ?? .systemBlue).resolved(for: appearance) }

    /// Grey of items that cannot be touched (TB-79); the palette's tertiary label.
    var disabled: Color { DynamicColor.tertiaryLabel.resolved(for: appearance) }

    func resolved(_ color: DynamicColor) -> Color { color.resolved(for: appearance) }
}
