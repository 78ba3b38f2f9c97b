public import Foundation

/// How a controller stands that was presented: kept by the controller itself.
@MainActor
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }

    init(_ controller: UIViewController) { presentedViewController = controller }
}
