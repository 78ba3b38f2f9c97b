/// How the status bar of a screen is arranged; the keys of statusbar-geometry.md, section 1.
public enum StatusBarLayout: String, Sendable, CaseIterable {
    case classic
    case split1125 = "split-1125"
    case split1242 = "split-1242"
    case split828 = "split-828"
    case split1080 = "split-1080"
    case split1170 = "split-1170"
    case split1284 = "split-1284"
    case islandMedium = "island-medium"
    case islandLarge = "island-large"
    case pad
    case roundedPad = "rounded-pad"
}
