#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// An article; its navigation controller hides the bars on a tap.
final class ReaderController: UIViewController {
    private let article = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.91, alpha: 1)
        article.numberOfLines = 0
        article.font = .systemFont(ofSize: 19, weight: .regular)
        article.text = "The sea was calm that morning, and the boats lay still."
        view.addSubview(article)
        navigationItem.title = "Chapter 1"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .bookmarks, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.hidesBarsOnTap = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.hidesBarsOnTap = false
    }

    override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden == true }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        let size = article.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        article.frame = CGRect(x: 20, y: view.safeAreaInsets.top + 20, width: width, height: size.height)
    }
}
