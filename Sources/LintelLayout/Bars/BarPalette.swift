import LintelModel

/// Colours of one bar, resolved for the appearance it is drawn in.
struct BarPalette {
    let appearance: Appearance
    let isGlass: Bool
    let tint: DynamicColor?
    /// Increase Contrast is on.
    var increasesContrast = false
    /// Button Shapes is on: titles that can be touched are underlined.
    var underlinesTitles = false

    /// The system's blue where contrast is increased (H:color, accessible variants).
    private static let strongBlue = DynamicColor(light: Color(0, 64, 221), dark: Color(64, 156, 255))

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

    var accent: Color { (tint ?? (increasesContrast ? Self.strongBlue : .systemBlue)).resolved(for: appearance) }

    /// Grey of items that cannot be touched (TB-79); the palette's tertiary label.
    var disabled: Color { DynamicColor.tertiaryLabel.resolved(for: appearance) }

    func resolved(_ color: DynamicColor) -> Color { color.resolved(for: appearance) }
}
