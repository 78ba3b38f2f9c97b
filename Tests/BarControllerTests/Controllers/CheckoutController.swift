#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Presents a form that takes the status bar over, and one that does not.
final class CheckoutController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

    func presentPayment(capturing: Bool) {
        let payment = PaymentController()
        payment.modalPresentationStyle = .overFullScreen
        payment.modalPresentationCapturesStatusBarAppearance = capturing
        present(payment, animated: true)
    }
}

/// The form.
final class PaymentController: UIViewController, UIGestureRecognizerDelegate {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        let pull = UISwipeGestureRecognizer(target: self, action: #selector(cancel))
        pull.direction = .down
        pull.delegate = self
        view.addGestureRecognizer(pull)
    }

    @objc private func cancel() { dismiss(animated: true, completion: nil) }
}
