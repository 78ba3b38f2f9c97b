#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Swaps play for pause, and disables what cannot be done.
final class PlayerController: UIViewController {
    var isPlaying = false {
        didSet { arrange() }
    }
    private lazy var rewind = UIBarButtonItem(barButtonSystemItem: .rewind, target: self, action: #selector(restart))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationController?.toolbar.tintColor = .systemPink
        navigationController?.setToolbarHidden(false, animated: false)
        arrange()
    }

    private func arrange() {
        let symbol: UIBarButtonItem.SystemItem = isPlaying ? .pause : .play
        let toggle = UIBarButtonItem(barButtonSystemItem: symbol, target: self, action: #selector(togglePlaying))
        let spaces = (0..<2).map { _ in UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
        rewind.isEnabled = isPlaying
        setToolbarItems([rewind, spaces[0], toggle, spaces[1]], animated: true)
    }

    @objc private func togglePlaying() { isPlaying = !isPlaying }
    @objc private func restart() { isPlaying = false }
}
