#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Tabs with a stack each; a detail covers the tab bar, and the badge counts what is unread.
final class HomeTabsController: UITabBarController {
    private let inbox = InboxController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UINavigationController(rootViewController: inbox)
        first.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
        let second = UINavigationController(rootViewController: UIViewController())
        second.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        setViewControllers([first, second], animated: false)
        unread = 3
    }

    var unread = 0 {
        didSet { viewControllers?.first?.tabBarItem.badgeValue = unread == 0 ? nil : String(unread) }
    }

    func openFirstMessage() { inbox.openMessage() }
}

/// The root of the first tab.
final class InboxController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
    }

    @objc func openMessage() {
        let message = UIViewController()
        message.title = "Message"
        message.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(message, animated: true)
    }
}
