public import Foundation
import LintelModel

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

    var model: Presentation.Style {
        switch self {
        case .automatic, .none: .automatic
        case .fullScreen: .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .custom: .custom
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        }
    }
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        guard presentedViewController == nil else {
            UIApplication.running?.note(
                .misuse, to: "\(type(of: viewControllerToPresent)) was not presented",
                cause: ["\(type(of: self)) already presents \(presentedViewController.map { "\(type(of: $0))" } ?? "another")"])
            return
        }
        var manner = Presentation.Manner(
            viewControllerToPresent.modalPresentationStyle.model,
            capturesStatusBar: viewControllerToPresent.modalPresentationCapturesStatusBarAppearance)
        manner.isBeingDismissed = false
        viewControllerToPresent.presentedManner = manner
        viewControllerToPresent.presenter = self
        presentedViewController = viewControllerToPresent
        changed()
        UIApplication.running?.finish(completion)
    }

    /// Takes what this presents away, or itself where it presents nothing.
    public func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        guard presentedViewController != nil else {
            if let presenter { presenter.dismiss(animated: flag, completion: completion) }
            return
        }
        presentedViewController?.viewIfLoaded?.removeFromSuperview()
        presentedViewController?.presenter = nil
        presentedViewController = nil
        changed()
        UIApplication.running?.finish(completion)
    }

    /// The presenter, also of a parent that was presented.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Presented so that nothing of the presenter is to be seen.
    var coversPresenter: Bool {
        let traits = UIApplication.running?.base.traits ?? Traits()
        switch presentedManner.resolvedStyle(traits) {
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return true
        case .automatic, .pageSheet, .formSheet, .popover: return false
        }
    }
}
