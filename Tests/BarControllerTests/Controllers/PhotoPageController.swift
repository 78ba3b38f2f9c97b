#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// One picture over the whole screen; a tap takes the chrome away and brings it back.
final class PhotoPageController: UIViewController {
    @IBOutlet private weak var picture: UIImageView!
    private var isChromeHidden = false {
        didSet { chromeChanged() }
    }

    override var prefersStatusBarHidden: Bool { isChromeHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { isChromeHidden }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = UIImageView(frame: view.bounds)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.backgroundColor = .black
        view.addSubview(picture)
        self.picture = picture
        navigationItem.title = "IMG_2043"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleChrome(_:))))
    }

    @objc private func toggleChrome(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        isChromeHidden.toggle()
    }

    private func chromeChanged() {
        UIView.animate(withDuration: 0.3) {
            self.setNeedsStatusBarAppearanceUpdate()
            self.navigationController?.navigationBar.alpha = self.isChromeHidden ? 0 : 1
        }
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
}
