#if canImport(UIKit)
    import UIKit
#else
    import Foundation
    import LintelUIKit
#endif

/// A field that is typed into: the keyboard comes up over the toolbar, and the toolbar returns when it goes.
final class ComposeViewController: UIViewController {
    let subject = UITextField(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Message"
        view.backgroundColor = .systemBackground
        subject.placeholder = "Subject"
        view.addSubview(subject)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .camera, target: self, action: #selector(finish)), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(discard)),
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        subject.frame = CGRect(
            x: 16 + insets.left, y: insets.top + 12, width: view.bounds.width - 32 - insets.left - insets.right, height: 44)
    }

    @objc private func finish() { subject.resignFirstResponder() }
    @objc private func discard() { subject.text = "" }
}
