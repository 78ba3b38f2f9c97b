import LintelProject

/// Which class an element stands for where it names none.
extension InterfaceLoad {
    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self, "window": UIWindow.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
        "segmentedControl": UISegmentedControl.self, "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "searchBar": UISearchBar.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "visualEffectView": UIVisualEffectView.self, "control": UIControl.self, "switch": UISwitch.self,
        "slider": UISlider.self, "progressView": UIProgressView.self,
    ]

    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    static func viewClass(_ element: MarkupElement, _ load: InterfaceLoad) -> UIView.Type {
        if let known = views[element.name] { return known }
        load.note("a plain view stands for <\(element.name)>", cause: ["\(load.scene): LintelUIKit has no class for it"])
        return InterfaceStandIn.self
    }

    static func controllerClass(_ element: MarkupElement, _ load: InterfaceLoad) -> UIViewController.Type {
        if let known = controllers[element.name] { return known }
        load.note("a plain controller stands for <\(element.name)>", cause: ["\(load.scene): LintelUIKit has no class for it"])
        return UIViewController.self
    }
}
