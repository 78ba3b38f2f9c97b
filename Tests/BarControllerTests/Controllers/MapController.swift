#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// A map runs under the status bar; a blur keeps the clock readable.
final class MapController: UIViewController {
    let statusBlur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        statusBlur.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(statusBlur)
        NSLayoutConstraint.activate([
            statusBlur.topAnchor.constraint(equalTo: view.topAnchor),
            statusBlur.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            statusBlur.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            statusBlur.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
    }
}
