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
    /// What the bar's appearance says of its items (TB-19).
    var looks = BarItemAppearances()

    /// The system's blue where contrast is increased (H:color, accessible variants).
    private static let strongBlue = DynamicColor(light: Color(0, 64, 221), dark: Color(64, 156, 255))

    /// Of titles.
    var label: Color { DynamicColor.label.resolved(for: appearance) }

    /// Of an item that can be touched. In system 26 items without a tint of their own have the label's colour, whatever the
    /// bar's tint is (probed-ios26.md).
    func ink(of item: BarItem) -> Color {
        guard item.isEnabled else { return disabled }
        // On glass the capsule answers the finger, not the item (TB-79).
        let strength = item.touch == .none || isGlass ? 1 : pressedStrength
        return restingInk(of: item).opacity(strength)
    }

    private func restingInk(of item: BarItem) -> Color {
        if isProminent(item) { return .white }
        if let own = item.tint { return own.resolved(for: appearance) }
        return isGlass ? label : accent
    }

    /// What the item itself says of its looks, and the bar's appearance where it says nothing (TB-19).
    func itemLooks(of item: BarItem) -> BarItemAppearance { item.look.over(looks[item.style]) }

    /// Of a title: what the appearance says of its style and state goes before the tint (TB-19). A colour that is only derived from the
    /// normal state's is as dim as the system makes it.
    func titleInk(of item: BarItem) -> Color {
        let looks = itemLooks(of: item)
        guard let own = looks.look(in: item.state).color?.resolved(for: appearance) else { return ink(of: item) }
        if looks.hasOwnColor(in: item.state) { return own }
        switch item.state {
        case .normal, .focused: return own
        case .highlighted: return isGlass ? own : own.opacity(pressedStrength)
        case .disabled: return own.opacity(Self.disabledStrength)
        }
    }

    /// What is left of a colour under a finger (TB-79). `UIButton` has a figure for either appearance; that of light ones as in
    /// `CKCanvasBackButtonView` of iOS 17, that of dark ones is ours.
    private var pressedStrength: Double { appearance == .dark ? 0.3 : 0.2 }
    /// What is left of a colour that an app chose, while its item cannot be touched; ours.
    private static let disabledStrength = 0.35
    /// On glass, the plate of a toggle that is on as a share of the item's colour (TB-57, TB-79); ours.
    private static let selectionStrength = 0.18
    /// What a finger leaves of the plate before (`UIButtonLegacyVisualProvider` of iOS 17).
    private static let pressedPlateStrength = 0.8

    /// Behind a selected item (TB-79): before system 26 all of its colour, out of which its face is cut.
    func selection(of item: BarItem) -> Color {
        let strength = isGlass ? Self.selectionStrength : item.touch == .none ? 1 : Self.pressedPlateStrength
        return restingInk(of: item).opacity(strength)
    }

    /// What shows through where a face is cut out of its plate: a bar of the appearance, without what lies behind it.
    var cutOut: Color { DynamicColor(light: .white, dark: .black).resolved(for: appearance) }

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
