import UIKit

/// The start screen of the kiosk: its plist takes control of the status bar away from view controllers.
class KioskViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
