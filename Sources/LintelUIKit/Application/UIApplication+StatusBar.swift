public import Foundation
import LintelModel

extension UIApplication {
    /// Set outright; works only where the property list switches controllers off (SB-39).
    public var isStatusBarHidden: Bool {
        get { settled.resolution.statusBar.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    public var statusBarStyle: UIStatusBarStyle {
        get { UIStatusBarStyle(settled.resolution.statusBar.fallbackStyle) }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// In points; zero while the bar is hidden.
    public var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }

    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        setters.isHidden = hidden
        setters.animation = animation.model
        requestStatusBarUpdate(isAnimated: animation != .none, because: "setStatusBarHidden was called")
    }

    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        setters.style = statusBarStyle.model
        requestStatusBarUpdate(isAnimated: animated, because: "setStatusBarStyle was called")
    }

    /// Shows that the app uses the network; what is drawn depends on the device (NA-01, NA-02).
    public var isNetworkActivityIndicatorVisible: Bool {
        get { network.count > 0 }
        set {
            guard newValue != isNetworkActivityIndicatorVisible else { return }
            if newValue { network.begin(at: .seconds(time)) } else { network.end(at: .seconds(time)) }
            setNeedsCommit()
        }
    }

    /// Somebody asked the system to look again (SB-44). Inside an animation block the change takes the block's time (SB-71).
    func requestStatusBarUpdate(
        isAnimated: Bool? = nil, because cause: String = "setNeedsStatusBarAppearanceUpdate was called (SB-44)"
    ) {
        let block = AnimationBlock.current
        statusBarUpdate = StatusBarUpdate(
            isAnimated: isAnimated ?? (block != nil), duration: block?.duration ?? StatusBarTransition.defaultDuration, cause: cause)
        setNeedsCommit()
    }
}
