#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Lets the controller on top choose the status bar's style, also while the bar shows, and tints the bar.
final class ThemedNavigationController: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.tintColor = .white
        navigationBar.barTintColor = UIColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 1)
        navigationBar.isTranslucent = false
    }
}

/// A page under such a bar.
final class ThemedPage: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .done, target: self, action: #selector((close as () -> Void)))
    }

    private(set) var isClosed = false

    @objc private func close() { isClosed = true }
    private func close(animated: Bool) {}
}
