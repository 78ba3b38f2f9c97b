/// What an interface file says about how a navigation bar, toolbar or tab bar looks.
public struct InterfaceBarLook: Hashable, Sendable {
    /// `UIBarStyle.black` and its old spellings.
    public var isBlack: Bool
    /// Nil where the file does not say.
    public var isTranslucent: Bool?
    public var barTint: InterfaceColor?
    public var tint: InterfaceColor?
    public var prefersLargeTitles: Bool
    public var isHidden: Bool
    /// Own colour of the title.
    public var titleColor: InterfaceColor?

    public init() {
        isBlack = false
        prefersLargeTitles = false
        isHidden = false
    }
}

/// A navigation controller's bars.
public struct InterfaceNavigation: Hashable, Sendable {
    public var bar: InterfaceBarLook
    public var toolbar: InterfaceBarLook
    /// False only where the file says `toolbarHidden="NO"` (TB-90).
    public var isToolbarHidden: Bool
    public var isNavigationBarHidden: Bool
    /// `hidesBarsOnTap`, `hidesBarsOnSwipe`, `hidesBarsWhenKeyboardAppears`, `hidesBarsWhenVerticallyCompact`: those set.
    public var hidesBars: Set<String>

    public init() {
        bar = InterfaceBarLook()
        toolbar = InterfaceBarLook()
        isToolbarHidden = true
        isNavigationBarHidden = false
        hidesBars = []
    }
}

/// A controller's navigation item.
public struct InterfaceNavigationItem: Hashable, Sendable {
    public var place: Place
    public var id: String
    public var title: String?
    public var prompt: String?
    /// `always`, `never`, `automatic`; nil as in the file.
    public var largeTitleDisplayMode: String?
    /// From the leading edge on.
    public var leftItems: [InterfaceBarItem]
    /// From the trailing edge on.
    public var rightItems: [InterfaceBarItem]
    public var backItem: InterfaceBarItem?
    public var titleView: InterfaceView?

    public init(place: Place, id: String) {
        self.place = place
        self.id = id
        leftItems = []
        rightItems = []
    }
}

/// A controller's entry in a tab bar.
public struct InterfaceTabItem: Hashable, Sendable {
    public var place: Place
    public var id: String
    public var title: String?
    public var image: InterfaceImage?
    public var systemItem: String?
    public var badge: String?

    public init(place: Place, id: String) {
        self.place = place
        self.id = id
    }
}
