/// Whether the status bar shows network activity when it is asked to (NA-01, NA-02). The request itself can always be made and read back.
public enum NetworkActivityVisibility: Hashable, Sendable {
    /// Home button iPhones and iPads draw the spinner.
    case visible
    /// Phones with a notch or an island never had a place for it.
    case noPlace(DeviceClass)
    case statusBarHidden

    public init(deviceClass: DeviceClass, isStatusBarHidden: Bool = false) {
        switch deviceClass {
        case .notch, .dynamicIsland: self = .noPlace(deviceClass)
        case .homeButton, .padHomeButton, .padFullScreen: self = isStatusBarHidden ? .statusBarHidden : .visible
        }
    }

    public var isVisible: Bool { self == .visible }

    /// From this SDK on the property is deprecated, and apps are told to show activity themselves (NA-01).
    public static let deprecation: SystemVersion = 13

    /// For people: what is drawn, and what to do instead.
    public var reason: String {
        switch self {
        case .visible: "drawn right of Wi-Fi or data (NA-02); deprecated since SDK \(Self.deprecation) (NA-01)"
        case .noPlace(.notch): "not drawn: the bar beside a notch has no place for it (NA-02); show activity in the app's own views (NA-01)"
        case .noPlace:
            "not drawn: the bar beside the Dynamic Island has no place for it (NA-02); show activity in the app's own views (NA-01)"
        case .statusBarHidden: "not drawn: the status bar is hidden"
        }
    }
}

extension Screen {
    /// The answer for this screen; nil where its status asks for no activity.
    public var networkActivityVisibility: NetworkActivityVisibility? {
        guard status.showsNetworkActivity else { return nil }
        return NetworkActivityVisibility(deviceClass: device.deviceClass, isStatusBarHidden: resolved().statusBar.isHidden)
    }
}
