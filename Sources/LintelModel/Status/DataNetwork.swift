/// What carries data, in the spelling of `simctl status_bar override --dataNetwork` (SB-04).
public enum DataNetwork: String, Sendable, CaseIterable {
    case hide, wifi
    case threeG = "3g"
    case fourG = "4g"
    case lte
    case lteA = "lte-a"
    case ltePlus = "lte+"
    case fiveG = "5g"
    case fiveGPlus = "5g+"
    case fiveGUWB = "5g-uwb"
    case fiveGUC = "5g-uc"

    /// The letters drawn in the bar (SB-05); nil for Wi-Fi and for nothing.
    public var label: String? {
        switch self {
        case .hide, .wifi: nil
        case .threeG: "3G"
        case .fourG: "4G"
        case .lte: "LTE"
        case .lteA: "LTE-A"
        case .ltePlus: "LTE+"
        case .fiveG: "5G"
        case .fiveGPlus: "5G+"
        case .fiveGUWB: "5G UW"
        case .fiveGUC: "5G UC"
        }
    }
}
