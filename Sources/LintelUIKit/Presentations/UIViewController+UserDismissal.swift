import Foundation
import LintelModel

extension UIViewController {
    /// What a touch beside a popover or a stroke down a sheet does: the delegate may keep it (`isModalInPresentation`,
    /// `presentationControllerShouldDismiss(_:)`).
    func dismissByUser() {
        guard let keeper = presentationController else { return dismissFromPresenter() }
        guard isDismissible else {
            keeper.delegate?.presentationControllerDidAttemptToDismiss(keeper)
            return
        }
        keeper.delegate?.presentationControllerWillDismiss(keeper)
        dismissFromPresenter { keeper.delegate?.presentationControllerDidDismiss(keeper) }
    }

    private var isDismissible: Bool {
        guard !holdsModalController, let keeper = presentationController else { return false }
        return keeper.delegate?.presentationControllerShouldDismiss(keeper) ?? true
    }

    /// A container is as modal as what it shows.
    private var holdsModalController: Bool { isModalInPresentation || shownChild?.holdsModalController == true }

    private func dismissFromPresenter(_ completion: (@MainActor () -> Void)? = nil) {
        presenter?.dismiss(animated: true, completion: completion)
    }

    /// Asks the delegate how to stand on a narrow screen; called as it is presented.
    func adapt(_ manner: inout Presentation.Manner, isCompact: Bool) {
        keepsPopover = false
        if let keeper = presentationKeeper as? UIPopoverPresentationController {
            (keeper.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(keeper)
        }
        guard isCompact, let keeper = presentationKeeper, let delegate = keeper.delegate else { return }
        switch delegate.adaptivePresentationStyle(for: keeper, traitCollection: traitCollection) {
        case .automatic, .popover: break
        case .none: keepsPopover = true
        case let style: manner.style = style.model
        }
    }
}
