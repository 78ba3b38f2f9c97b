#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// The status bar follows the ground that is chosen in a segmented control.
@objcMembers class ArtworkController: UIViewController {
    dynamic var isDark = false
    let grounds = UISegmentedControl(items: ["Paper", "Night"])

    override var preferredStatusBarStyle: UIStatusBarStyle {
        if #available(iOS 13.0, *) { return isDark ? .lightContent : .darkContent }
        return isDark ? .lightContent : .default
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        grounds.selectedSegmentIndex = 0
        grounds.addTarget(self, action: #selector(groundChosen), for: .valueChanged)
        navigationItem.titleView = grounds
        view.backgroundColor = .white
    }

    func groundChosen(_ sender: UISegmentedControl) {
        isDark = sender.selectedSegmentIndex == 1
        view.backgroundColor = isDark ? .black : .white
        setNeedsStatusBarAppearanceUpdate()
    }
}
