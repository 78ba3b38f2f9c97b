import LintelUIKit

/// A dark picture with a toolbar of three icons.
final class PictureViewController: UIViewController {
    override func viewDidLoad() {
        title = "Harbour"
        view.backgroundColor = .black
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    static var inNavigation: UINavigationController {
        let navigation = UINavigationController(rootViewController: PictureViewController())
        navigation.isToolbarHidden = false
        return navigation
    }
}
