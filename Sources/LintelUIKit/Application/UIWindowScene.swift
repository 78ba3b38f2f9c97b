import Foundation
import LintelModel

/// The app's scene: its windows, its status bar, how the device is held.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    private unowned let app: UIApplication
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(app: app)

    init(app: UIApplication, session: UISceneSession) {
        self.app = app
        super.init(session: session)
    }

    /// In the order in which they were made visible.
    public var windows: [UIWindow] { app.windows }
    public var keyWindow: UIWindow? { app.windows.last { $0.isKeyWindow } }
    public var screen: UIScreen { app.screen }
    public var interfaceOrientation: UIInterfaceOrientation { app.base.traits.orientation == .portrait ? .portrait : .landscapeRight }
    public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// How the device is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
