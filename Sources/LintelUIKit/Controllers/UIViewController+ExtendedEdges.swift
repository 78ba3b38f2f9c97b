import Foundation
import LintelLayout
import LintelModel

/// Views that do not reach under the bars (`edgesForExtendedLayout`).
extension UIViewController {
    /// By how much the bars on screen keep its view in; nought for containers, and without bars.
    func barInsets(_ frames: BarFrames, height: Double) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        guard hasOwnSafeArea, parent != nil, edgesForExtendedLayout != .all else { return insets }
        if !edgesForExtendedLayout.contains(.top), let bar = frames.navigationBar?.content { insets.top = CGFloat(bar.maxY) }
        let lower = [frames.toolbar?.content.minY, frames.tabBar?.content.minY].compactMap(\.self).min()
        if !edgesForExtendedLayout.contains(.bottom), let lower { insets.bottom = CGFloat(height - lower) }
        return insets
    }
}
