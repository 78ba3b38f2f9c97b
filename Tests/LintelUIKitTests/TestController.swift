import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// A controller that answers what it is told, and counts how often it is asked.
final class TestController: UIViewController {
    var style: UIStatusBarStyle?
    var isBarHidden: Bool?
    var styleQuestions = 0

    convenience init(_ style: UIStatusBarStyle? = nil, hidden: Bool? = nil) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
        isBarHidden = hidden
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        styleQuestions += 1
        return style ?? super.preferredStatusBarStyle
    }
    override var prefersStatusBarHidden: Bool { isBarHidden ?? super.prefersStatusBarHidden }
}

extension UIApplication {
    /// An app on a device by name, without fonts.
    static func playing(
        _ root: UIViewController?, on device: String = "iPhone 12", system: SystemVersion = 18, sdk: SystemVersion? = nil,
        orientation: Orientation = .portrait, keys: StatusBarKeys = StatusBarKeys()
    ) throws -> UIApplication {
        let device = try #require(DeviceCatalogue.device(named: device))
        let traits = Traits(orientation: orientation, system: system, sdk: sdk)
        let environment = PlainEnvironment().layout
        guard let root else { return UIApplication(on: device, traits: traits, keys: keys, environment: environment) }
        return UIApplication(on: device, traits: traits, keys: keys, environment: environment, rootViewController: root)
    }
}
