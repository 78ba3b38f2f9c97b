#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// An input bar that stays on the keyboard, and content that makes room for it.
final class ChatController: UIViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 200, width: 300, height: 36))
    private(set) var keyboardHeight: CGFloat = 0
    private lazy var accessory: UIToolbar = {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            .flexibleSpace(), UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(doneTapped)),
        ]
        return bar
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.inputAccessoryView = accessory
        view.addSubview(field)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        keyboardHeight = frame.cgRectValue.height
        additionalSafeAreaInsets.bottom = keyboardHeight
    }

    @objc private func keyboardWillHide(notification: NSNotification) {
        keyboardHeight = 0
        additionalSafeAreaInsets = .zero
    }

    @objc private func doneTapped() { field.resignFirstResponder() }
}
