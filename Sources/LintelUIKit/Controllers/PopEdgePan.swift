import Foundation

/// The stroke from the edge that goes back: the left one, in languages that run the other way the right one.
final class PopEdgePan: UIScreenEdgePanGestureRecognizer {
    weak var pop: InteractivePop?
    private var asked: UIRectEdge?

    override var edges: UIRectEdge {
        get { asked ?? (UIApplication.running?.userInterfaceLayoutDirection == .rightToLeft ? .right : .left) }
        set { asked = newValue }
    }

    /// A sheet's own edges count.
    override var edgeBounds: CGRect { view?.frameOnScreen ?? .zero }
    override var allowsBeginning: Bool { pop?.canBegin ?? false }
}
