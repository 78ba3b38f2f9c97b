import UIKit

class TripViewController: UIViewController {
    /// Not a fault: a picture on the whole screen, and one tap brings the bars back.
    private var isImmersive = false {
        didSet {
            navigationController?.setNavigationBarHidden(isImmersive, animated: true)
            navigationController?.setToolbarHidden(isImmersive, animated: true)
            UIView.animate(withDuration: 0.35) { self.setNeedsStatusBarAppearanceUpdate() }
        }
    }

    override var prefersStatusBarHidden: Bool { isImmersive }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    @IBAction func toggleChrome(_ sender: UITapGestureRecognizer) { isImmersive.toggle() }
    @IBAction func today(_ sender: UIBarButtonItem) {}
    @IBAction func route(_ sender: UIBarButtonItem) {}
    @IBAction func costs(_ sender: UIBarButtonItem) {}
    @IBAction func share(_ sender: UIBarButtonItem) {}
}
