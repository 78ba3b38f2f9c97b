import LintelModel

/// A recording of the screen in the background (SB-10). Microphone and camera have the privacy dot.
struct RecordingIndicator: Indicator {
    let id = StatusItemID.recording

    func position(in setting: StatusBarSetting) -> BarPosition? { ActivityFace.position(.recording, in: setting) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? { ActivityFace.face(.recording, in: setting) }
}
