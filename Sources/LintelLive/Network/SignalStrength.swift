/// Strength in percent as bars. The steps are those of NetworkManager's applet: 5, 30, 55, 80 (ours for arcs).
enum SignalStrength {
    static func bars(_ percent: Int) -> Int {
        switch percent {
        case ..<5: 0
        case ..<30: 1
        case ..<55: 2
        case ..<80: 3
        default: 4
        }
    }

    static func arcs(_ percent: Int) -> Int {
        switch percent {
        case ..<5: 0
        case ..<30: 1
        case ..<55: 2
        default: 3
        }
    }
}
