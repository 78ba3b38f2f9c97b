public import Foundation
import LintelModel

/// The status bar as it stands (SB-41). Values are those of the last time the app's changes were taken over.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private unowned let app: UIApplication

    init(app: UIApplication) { self.app = app }

    public var statusBarStyle: UIStatusBarStyle { UIStatusBarStyle(app.settled.resolution.statusBar.fallbackStyle) }
    public var isStatusBarHidden: Bool { app.settled.resolution.statusBar.isHidden }
    /// In points of the screen; zero while the bar is hidden.
    public var statusBarFrame: CGRect {
        isStatusBarHidden ? .zero : app.settled.frames.statusBar.map { CGRect($0) } ?? .zero
    }
}
