#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Turns the network activity indicator while something is sent.
final class UploadController: UIViewController {
    private var running = 0 {
        didSet {
            UIApplication.shared.isNetworkActivityIndicatorVisible = running > 0
            cancelItem.isEnabled = running > 0
        }
    }
    private lazy var cancelItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelAll))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cancelItem.isEnabled = false
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .done, target: self, action: #selector(UploadController.send(_:)))
    }

    @IBAction private func send(_ sender: Any?) { running += 1 }
    @IBAction private func cancelAll() { running = 0 }
}
