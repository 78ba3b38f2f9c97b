import LintelModel

/// Others use this phone's connection (SB-10).
struct HotspotIndicator: Indicator {
    let id = StatusItemID.hotspot

    func position(in setting: StatusBarSetting) -> BarPosition? { ActivityFace.position(.hotspot, in: setting) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? { ActivityFace.face(.hotspot, in: setting) }
}
