public import Foundation

/// The parts of a view's layer that bars' neighbours use.
@MainActor
public final class CALayer: NSObject {
    /// In points.
    public var cornerRadius: CGFloat = 0 { didSet { owner?.changed() } }
    public var masksToBounds: Bool {
        get { owner?.clipsToBounds ?? false }
        set { owner?.clipsToBounds = newValue }
    }
    weak var owner: UIView?
}
