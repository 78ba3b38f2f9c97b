#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// One picture, full screen. A tap takes title, actions and status bar away together; the next tap brings them back.
final class PhotoViewController: UIViewController {
    private let picture: UIImage?
    private let imageView = UIImageView(frame: .zero)
    private var isChromeHidden = false

    init(title: String, picture: UIImage?) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
        self.title = title
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share)),
            .flexibleSpace(),
            UIBarButtonItem(image: UIImage(systemName: "heart"), style: .plain, target: self, action: #selector(likeOrNot(_:))),
            .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(remove)),
        ]
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.image = picture
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.accessibilityLabel = title
        imageView.frame = view.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(imageView)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleChrome)))
    }

    /// A picture has no edge to scroll to: the bars keep their background over all of it.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let navigationBar = UINavigationBarAppearance()
        navigationBar.configureWithDefaultBackground()
        navigationItem.scrollEdgeAppearance = navigationBar
        let toolbar = UIToolbarAppearance()
        toolbar.configureWithDefaultBackground()
        navigationController?.toolbar.scrollEdgeAppearance = toolbar
    }

    override var prefersStatusBarHidden: Bool { isChromeHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    override var prefersHomeIndicatorAutoHidden: Bool { isChromeHidden }

    @objc private func toggleChrome() {
        isChromeHidden.toggle()
        UIView.animate(withDuration: 0.3) {
            self.setNeedsStatusBarAppearanceUpdate()
            self.navigationController?.navigationBar.alpha = self.isChromeHidden ? 0 : 1
            self.navigationController?.toolbar.alpha = self.isChromeHidden ? 0 : 1
            self.view.backgroundColor = self.isChromeHidden ? .black : .systemBackground
        }
    }

    @objc private func likeOrNot(_ sender: UIBarButtonItem) {
        sender.isSelected.toggle()
        sender.image = UIImage(systemName: sender.isSelected ? "heart.fill" : "heart")
    }

    @objc private func share() {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = toolbarItems?.first
        present(sheet, animated: true)
    }

    @objc private func remove() { navigationController?.popViewController(animated: true) }
}
