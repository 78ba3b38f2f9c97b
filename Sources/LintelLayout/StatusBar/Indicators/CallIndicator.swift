import LintelModel

/// A phone or video call in the background (SB-10).
struct CallIndicator: Indicator {
    let id = StatusItemID.call

    func position(in setting: StatusBarSetting) -> BarPosition? { ActivityFace.position(.call, in: setting) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? { ActivityFace.face(.call, in: setting) }
}
