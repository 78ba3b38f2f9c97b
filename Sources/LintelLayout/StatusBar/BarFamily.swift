import LintelModel

/// Kinds of status bar that share an order of items (SB-15 to SB-18).
enum BarFamily: Sendable, CaseIterable {
    /// One line across a home button iPhone, time in the middle.
    case classic
    /// Two ears beside a notch.
    case notch
    /// Two ears beside the Dynamic Island.
    case island
    /// One line across an iPad, time at the leading edge.
    case pad

    init(_ layout: StatusBarLayout) {
        switch layout {
        case .classic: self = .classic
        case .split1125, .split1242, .split828, .split1080, .split1170, .split1284: self = .notch
        case .islandMedium, .islandLarge: self = .island
        case .pad, .roundedPad: self = .pad
        }
    }

    /// Two regions beside a sensor housing.
    var isSplit: Bool { self == .notch || self == .island }
}
