#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// A long download: the status bar shows network activity while it lasts, and the app says so too, for devices whose bar has no place for it.
final class FeedViewController: UIViewController {
    private let state = UILabel(frame: .zero)
    /// Begins a download and calls back when it is over.
    private let download: (@escaping @MainActor @Sendable () -> Void) -> Void

    init(download: @escaping (@escaping @MainActor @Sendable () -> Void) -> Void) {
        self.download = download
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.backgroundColor = .systemBackground
        state.text = "Pull the newest stories"
        state.textColor = .secondaryLabel
        state.textAlignment = .center
        view.addSubview(state)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        state.frame = CGRect(x: 16, y: view.bounds.midY - 20, width: view.bounds.width - 32, height: 40)
    }

    @objc private func refresh() {
        state.text = "Loading…"
        navigationItem.rightBarButtonItem?.isEnabled = false
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        download { [weak self] in
            UIApplication.shared.isNetworkActivityIndicatorVisible = false
            self?.state.text = "Up to date"
            self?.navigationItem.rightBarButtonItem?.isEnabled = true
        }
    }
}
