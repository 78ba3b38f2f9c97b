import Foundation
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
    /// What covers everything moves the whole screen; all else stands above it and moves by itself.
    func beginTransition(of presented: UIViewController, isComing: Bool) {
        let kind: ScreenTransition.Kind =
            if !presented.coversPresenter {
                .still
            } else if presented.modalTransitionStyle == .crossDissolve {
                .dissolve
            } else {
                isComing ? .cover : .uncover
            }
        let duration = presented is UIAlertController ? ScreenTransition.alertDuration : ScreenTransition.controllersDuration
        UIApplication.running?.beginTransition(ScreenTransition(kind, duration: duration))
    }

    /// While it appears because it was presented, or goes because it was dismissed.
    public var isBeingPresented: Bool { movement.contains(.presented) }
    public var isBeingDismissed: Bool { movement.contains(.dismissed) }

    /// The presenter, also of a parent that was presented.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Presented in place of the presenter's screen; all else stands above it.
    var coversPresenter: Bool {
        let traits = UIApplication.running?.base.traits ?? Traits()
        switch presentedManner.resolvedStyle(traits) {
        case .fullScreen, .currentContext: return true
        case .custom, .overFullScreen, .overCurrentContext, .automatic, .pageSheet, .formSheet, .popover: return false
        }
    }
}
