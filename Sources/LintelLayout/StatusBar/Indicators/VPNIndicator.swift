import LintelModel

/// A virtual private network: three letters in a frame (SB-09). Face ID phones show it in Control Center only (SB-14).
struct VPNIndicator: Indicator {
    let id = StatusItemID.vpn
    let keeping = Keeping.dropped(1)

    /// Letters and frame by eye, after public pictures of iOS 13 to 17.
    private static let font = Font(size: 8, weight: .semibold)
    private static let height = 11.0
    private static let padding = 2.5

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? nil : .trailing(45) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.isVPNConnected else { return nil }
        let color = setting.ink.content
        let letters = setting.environment.text.width(of: "VPN", font: Self.font)
        let size = Size(width: setting.scale.snapped(letters + 2 * Self.padding), height: Self.height)
        return IndicatorFace(glyph: size) { box, _ in
            let origin = Point(x: box.midX - letters / 2, y: box.midY + Self.font.capHeight / 2)
            return [
                .stroke(.roundedRect(box.inset(by: 0.5), radius: 2), Stroke(width: 1), color),
                .text(TextRun("VPN", font: Self.font, origin: origin, color: color)),
            ]
        }
    }
}
