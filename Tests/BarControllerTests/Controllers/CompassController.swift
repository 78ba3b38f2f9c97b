#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Landscape is for the dial alone: the status bar and half of the toolbar go.
final class CompassController: UIViewController {
    private let bearing = UIBarButtonItem(title: "214° SW", style: .plain, target: nil, action: nil)
    private lazy var calibrate = UIBarButtonItem(title: "Calibrate", style: .plain, target: self, action: #selector(recalibrate))
    private var isWide = false

    override var prefersStatusBarHidden: Bool { isWide }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        navigationController?.isToolbarHidden = false
        arrangeToolbar()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        isWide = size.width > size.height
        coordinator.animate(
            alongsideTransition: { _ in
                self.arrangeToolbar()
                self.setNeedsStatusBarAppearanceUpdate()
            }, completion: nil)
    }

    private func arrangeToolbar() {
        setToolbarItems(isWide ? [bearing] : [bearing, .flexibleSpace(), calibrate], animated: true)
    }

    @objc private func recalibrate() { bearing.title = "0° N" }
}
