import Foundation
import LintelModel

/// The device is turned; whether the screen follows is the controllers' to say.
extension UIApplication {
    func turnDevice(to orientation: Orientation) {
        held = orientation
        followDevice()
    }

    /// Lays the screen as the device is held, or as near to that as what covers the screen allows.
    func followDevice() {
        let (held, old) = (held ?? base.traits.orientation, base.traits.orientation)
        guard let decider = frontWindow?.rootViewController?.coveringController, decider.shouldAutorotate else { return }
        var mask = decider.supportedInterfaceOrientations
        if let delegate { mask.formIntersection(delegate.application(self, supportedInterfaceOrientationsFor: frontWindow)) }
        let new = [held, old].first(where: mask.allows) ?? Orientation.allCases.first(where: mask.allows) ?? old
        guard new != old else { return }
        let before = screen.traitCollection
        base.traits.orientation = new
        turned(from: before)
    }
}

extension UIViewController {
    /// Itself, or the last of those presented over the full screen.
    fileprivate var coveringController: UIViewController {
        var controller = self
        while let presented = controller.presentedViewController, presented.coversPresenter { controller = presented }
        return controller
    }
}
