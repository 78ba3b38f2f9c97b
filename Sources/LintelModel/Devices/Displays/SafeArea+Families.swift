extension SafeArea {
    /// Home indicator's area on phones (devices.md, `homeIndicator`): lower in landscape from system 26.
    static let phoneBottom: (portrait: Double, landscapeTo18: Double, landscapeFrom26: Double) = (34, 21, 20)

    static let homeButtonPhone = SafeArea(portrait: EdgeInsets(top: 20), landscape: .zero)

    /// Notch and island phones; on its side the housing's inset counts for both sides.
    static func phone(top: Double, from26: Bool) -> SafeArea {
        SafeArea(
            portrait: EdgeInsets(top: top, bottom: phoneBottom.portrait),
            landscape: EdgeInsets(
                left: top, bottom: from26 ? phoneBottom.landscapeFrom26 : phoneBottom.landscapeTo18, right: top))
    }

    /// iPads are the same in both orientations.
    static func pad(top: Double, bottom: Double) -> SafeArea {
        let insets = EdgeInsets(top: top, bottom: bottom)
        return SafeArea(portrait: insets, landscape: insets)
    }
}
