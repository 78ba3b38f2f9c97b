#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Appearance objects: a see-through toolbar at the end of the list, a coloured one while content passes beneath.
final class TicketController: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 320, height: 2400)
        view.addSubview(list)
        let standard = UIToolbarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .systemIndigo
        let edge = UIToolbarAppearance()
        edge.configureWithTransparentBackground()
        navigationController?.toolbar.standardAppearance = standard
        if #available(iOS 15.0, *) { navigationController?.toolbar.scrollEdgeAppearance = edge }
        navigationController?.setToolbarHidden(false, animated: false)
        toolbarItems = [UIBarButtonItem(title: "Buy", style: .done, target: self, action: #selector(buy))]
    }

    @objc private func buy() {}
}
