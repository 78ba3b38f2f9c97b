import LintelModel

/// Charge: a rounded frame, a cap, and a fill that empties towards the leading end; a bolt on power, and from system 16 on a percentage
/// inside the body of split bars (SB-08).
struct BatteryIndicator: Indicator {
    let id = StatusItemID.battery

    private static let boltAspect = StatusGlyph.boltGrid.width / StatusGlyph.boltGrid.height
    /// A battery that is full and on power has a paler bolt: 128 of 255 on black, in simulators set to `charged`.
    private static let chargedBoltOpacity = 0.5
    /// Ground and cap of a body with the percentage in it: (89, 89, 89) on (18, 18, 18), on one device.
    private static let percentGroundOpacity = 0.3
    /// It stands out above and below the body by a third of a point in the ears (observed-geometry.md, section 2), not at all on
    /// one-line bars (section 1, charging at 80 %).
    private static let boltOverhang = 1.0 / 3
    /// Air that the bolt cuts around itself (statusbar-geometry.md, section 2).
    private static let boltCut = 1.0

    func position(in setting: StatusBarSetting) -> BarPosition? { .trailing(90) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard let battery = setting.status.battery else { return nil }
        let icons = setting.icons
        // One pixel under the baseline in the ears (observed-geometry.md, section 1).
        return IndicatorFace(glyph: icons.batterySize, stance: .standing(pixelsBelow: 1), value: battery.level) { box, isMirrored in
            let shape = BatteryShape(in: box, icons: icons, isRounder: setting.era >= .eighteen, isMirrored: isMirrored)
            if Self.showsPercentageInside(setting) { return Self.withPercentage(battery, shape, setting) }
            return Self.plain(battery, shape, setting)
        }
    }

    static func showsPercentageInside(_ setting: StatusBarSetting) -> Bool {
        setting.status.battery?.showsPercentage == true && setting.family.isSplit && setting.era >= .eighteen
    }

    private static func plain(_ battery: BatteryStatus, _ shape: BatteryShape, _ setting: StatusBarSetting) -> [Scene.Item] {
        let ink = setting.ink
        let cell: [Scene.Item] = [
            .stroke(shape.frame, Stroke(width: shape.icons.frameLine), ink.frame),
            .fill(shape.fill(level: battery.level), .color(ink.fill(of: battery))),
        ]
        let cap = Scene.Item.fill(shape.cap, .color(ink.cap))
        guard battery.state != .discharging else { return cell + [cap] }
        let bolt = StatusGlyph.bolt(in: boltRect(shape.body, setting))
        let cut = Group(
            [.fill(bolt, .color(.black)), .stroke(bolt, Stroke(width: 2 * boltCut), .black)], blend: .punchOut)
        let color = battery.state == .charged ? ink.content.opacity(chargedBoltOpacity) : ink.content
        return [.group(Group(cell + [.group(cut)])), cap, .fill(bolt, .color(color))]
    }

    private static func boltRect(_ body: Rect, _ setting: StatusBarSetting) -> Rect {
        let height = body.height + (setting.family.isSplit ? 2 * boltOverhang : 0)
        return Rect(center: body.center, size: Size(width: height * boltAspect, height: height))
    }

    /// A solid body with the digits in it: cut out of the plain fill, painted on a coloured one (SB-08; looks unverified but for
    /// charging on a dark screen).
    private static func withPercentage(_ battery: BatteryStatus, _ shape: BatteryShape, _ setting: StatusBarSetting) -> [Scene.Item] {
        let ink = setting.ink
        let fill = ink.fill(of: battery)
        let pale = ink.content.opacity(percentGroundOpacity)
        let ground: [Scene.Item] = [
            .fill(shape.ground, .color(pale)),
            .group(Group([.fill(shape.share(level: battery.level), .color(fill))], clip: shape.ground)),
        ]
        let cap = Scene.Item.fill(shape.cap, .color(pale))
        if fill == ink.content {
            let digits = digits(battery, shape.body, color: .black, setting)
            return [.group(Group(ground + [.group(Group(digits, blend: .punchOut))])), cap]
        }
        let color = battery.isLowPowerMode ? Color.black : .white
        return ground + [cap] + digits(battery, shape.body, color: color, setting)
    }

    private static func digits(_ battery: BatteryStatus, _ body: Rect, color: Color, _ setting: StatusBarSetting) -> [Scene.Item] {
        let font = Font(size: setting.icons.percentFont, weight: .bold)
        let text = "\(battery.level)"
        let width = setting.environment.text.width(of: text, font: font)
        let isOnPower = battery.state != .discharging
        let bolt = isOnPower && battery.level < 100 ? Size(width: font.capHeight * boltAspect, height: font.capHeight) : .zero
        let x = body.midX - (width + bolt.width) / 2
        let baseline = body.midY + font.capHeight / 2
        var items: [Scene.Item] = [.text(TextRun(text, font: font, origin: Point(x: x, y: baseline), color: color))]
        if bolt.width > 0 {
            let rect = Rect(origin: Point(x: x + width, y: baseline - bolt.height), size: bolt)
            items.append(.fill(StatusGlyph.bolt(in: rect), .color(color)))
        }
        return items
    }
}
