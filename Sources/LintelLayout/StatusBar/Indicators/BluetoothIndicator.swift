import LintelModel

/// A connected Bluetooth device.
struct BluetoothIndicator: Indicator {
    let id = StatusItemID.bluetooth
    let keeping = Keeping.dropped(4)

    /// 7.5 × 13.5 pt on home button phones (seen in two pictures).
    private static let size = Size(width: 7.5, height: 13.5)

    func position(in setting: StatusBarSetting) -> BarPosition? { setting.family.isSplit ? nil : .trailing(50) }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.isBluetoothConnected else { return nil }
        let color = setting.ink.content
        return IndicatorFace(glyph: Self.size) { box, _ in
            [.stroke(StatusGlyph.bluetooth(in: box.inset(by: 0.4)), Stroke(width: 1, join: .miter), color)]
        }
    }
}
