import Foundation
import LintelModel

/// Lies between a presented controller's view and what is below, and keeps touches from that.
@MainActor
final class PresentationDimming: UIView {
    /// The presented controller.
    weak var presented: UIViewController?

    /// A touch beside a popover takes it away.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let presented else { return }
        if presented.presentedManner.style == .popover { presented.dismissByUser() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
