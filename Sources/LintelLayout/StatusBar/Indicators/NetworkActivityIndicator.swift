import LintelModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The spinner of work on the network, right of Wi-Fi or data; never on phones with an ear (NA-02). The request for it has been without
/// effect since system 13 by Apple's word (NA-01), so it is drawn on home button devices only where somebody asks for it.
struct NetworkActivityIndicator: Indicator {
    let id = StatusItemID.networkActivity
    let keeping = Keeping.dropped(5)

    private static let size = Size(width: 12, height: 12)
    private static let petals = 12
    /// The faintest petal; the others rise to full strength clockwise. By eye.
    private static let faintest = 0.25

    func position(in setting: StatusBarSetting) -> BarPosition? {
        switch setting.family {
        case .classic: .leading(40)
        case .notch, .island: nil
        case .pad: .trailing(72)
        }
    }

    func face(in setting: StatusBarSetting) -> IndicatorFace? {
        guard setting.status.showsNetworkActivity else { return nil }
        let color = setting.ink.content
        return IndicatorFace(glyph: Self.size) { box, _ in
            (0..<Self.petals).map { index in
                let angle = Double(index) / Double(Self.petals) * 2 * .pi - .pi / 2
                let petal = Path([
                    .move(Point(x: box.midX + 3 * cos(angle), y: box.midY + 3 * sin(angle))),
                    .line(Point(x: box.midX + 5.4 * cos(angle), y: box.midY + 5.4 * sin(angle))),
                ])
                let strength = Self.faintest + (1 - Self.faintest) * Double(index) / Double(Self.petals - 1)
                return .stroke(petal, Stroke(width: 1.1), color.opacity(strength))
            }
        }
    }
}
