public import Foundation

/// How a controller stands that was presented: kept by the controller itself.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
    /// Has a say in how the controller stands on narrow screens, and in what a touch of the user's does to it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ controller: UIViewController) { presentedViewController = controller }
}
