import LintelModel

/// The Wi-Fi fan, shown while Wi-Fi carries data (SB-06).
struct WiFiIndicator: Indicator {
    let id = StatusItemID.wifi

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(35)
        case .notch, .island: .trailing(25)
        case .pad: .trailing(75)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.dataNetwork == .wifi, let wifi = setting.status.wifi else { return nil }
        // A network that is looked for or lost has no strength to show.
        let lit = wifi.mode == .active ? wifi.bars : 0
        let (icons, ink) = (setting.icons, setting.ink)
        return IndicatorFace(glyph: icons.wifi, stance: .standing(pixelsBelow: 0), value: lit) { box, _ in
            let width = icons.wifiInkWidth
            let fan = WiFiFan(in: Rect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height))
            return fan.parts.enumerated().map { .fill($1, .color($0 < lit ? ink.content : ink.unlit)) }
        }
    }
}
