extension StatusBarHeight {
    /// Home-button phones; hidden in landscape since iOS 8 (SB-21, SB-27).
    static let homeButtonPhone = StatusBarHeight(portrait: 20, landscape: 0)

    /// Island phones: 53.67, not the safe area's height (SB-27, source `uidump-18.2`).
    static let island = StatusBarHeight(portrait: 161.0 / 3, landscape: 0)

    /// Notch phones: as high as the safe area.
    static func notch(_ top: Double) -> StatusBarHeight { StatusBarHeight(portrait: top, landscape: 0) }

    static func pad(_ top: Double) -> StatusBarHeight { StatusBarHeight(portrait: top, landscape: top) }
}
