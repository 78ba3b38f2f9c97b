extension StatusBar.Style {
    /// The raw value of `UIStatusBarStyle`; nil for `automatic`, which is Lintel's own (SB-30).
    public var uiKitRawValue: Int? {
        switch self {
        case .default: 0
        case .lightContent: 1
        case .darkContent: 3
        case .automatic: nil
        }
    }

    /// The style of a raw value; 2 is the obsolete `blackOpaque`, which like `blackTranslucent` (1) behaves as light (SB-30).
    public init?(uiKitRawValue: Int) {
        switch uiKitRawValue {
        case 0: self = .default
        case 1, 2: self = .lightContent
        case 3: self = .darkContent
        default: return nil
        }
    }

    /// The style that a `UIStatusBarStyle` text of a property list names, obsolete ones included (SB-35); nil for any other text.
    public init?(propertyListName: String) {
        switch propertyListName {
        case "UIStatusBarStyleDefault": self = .default
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque": self = .lightContent
        case "UIStatusBarStyleDarkContent": self = .darkContent
        default: return nil
        }
    }
}
