#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// A long list under a large title.
final class LibraryController: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView()
    private(set) var offsets: [CGFloat] = []

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        list.backgroundColor = .systemBackground
        list.delegate = self
        list.contentSize = CGSize(width: 320, height: 3000)
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
