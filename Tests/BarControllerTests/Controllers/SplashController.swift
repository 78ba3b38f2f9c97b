#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Starts without a status bar, which fades in once the logo has settled.
final class SplashController: UIViewController {
    private let logo = UIImageView(image: UIImage(systemName: "sun.max"))
    private var hasSettled = false

    override var prefersStatusBarHidden: Bool { !hasSettled }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        logo.alpha = 0
        view.addSubview(logo)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(
            withDuration: 0.5,
            animations: { self.logo.alpha = 1 },
            completion: { _ in
                self.hasSettled = true
                UIView.animate(withDuration: 0.25) { self.setNeedsStatusBarAppearanceUpdate() }
            })
    }
}
