import LintelModel

/// What runs in the background and colours the bar: a call, a shared hotspot, a screen recording (SB-10).
enum BackgroundActivity: Sendable, CaseIterable {
    case call, recording, hotspot

    /// How a bar shows it.
    enum Form: Sendable {
        /// The whole bar is coloured: home button phones up to iOS 15.
        case band
        /// A capsule behind the time.
        case pill
        /// A mark in the Dynamic Island's leading end.
        case inIsland
    }

    /// Only one is shown; a call goes before a recording before a hotspot (no source gives the order).
    init?(_ status: DeviceStatus) {
        if status.isInCall {
            self = .call
        } else if status.recording == .screen {
            self = .recording
        } else if status.isHotspotShared {
            self = .hotspot
        } else {
            return nil
        }
    }

    /// Bands were seen on iOS 13 (observed-geometry.md, section 5); the pills' sizes for all classes are those of iOS 18
    /// (statusbar-geometry.md, section 4), so home button phones are given them from the era of iOS 16 on. iPads had pills throughout.
    func form(in family: BarFamily, era: SystemEra) -> Form {
        switch family {
        case .classic: era < .eighteen ? .band : .pill
        case .notch, .pad: .pill
        case .island: .inIsland
        }
    }

    /// SB-10 gives green for calls and hotspots and red for recordings; the hotspot's band was measured as blue (52, 115, 216)
    /// on iOS 13 (observed-geometry.md, section 5).
    func color(_ form: Form) -> Color {
        switch self {
        case .call: DynamicColor.systemGreen.light
        case .recording: DynamicColor.systemRed.light
        case .hotspot: form == .band ? Color(52, 115, 216) : DynamicColor.systemGreen.light
        }
    }
}
