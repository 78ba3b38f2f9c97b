public import Foundation

/// The parts of a view's layer that bars' neighbours use.
@preconcurrency @MainActor
public final class CALayer: NSObject {
    /// In points.
    public var cornerRadius: CGFloat = 0 { didSet { owner?.changed() } }
    /// Of the line along the inner side of the edge, in points.
    public var borderWidth: CGFloat = 0 { didSet { owner?.changed() } }
    /// Nil: black.
    public var borderColor: CGColor? { didSet { owner?.changed() } }
    public var masksToBounds: Bool {
        get { owner?.clipsToBounds ?? false }
        set { owner?.clipsToBounds = newValue }
    }
    /// From 0 to 1: the view's.
    public var opacity: Float {
        get { Float(owner?.alpha ?? 1) }
        set { owner?.alpha = CGFloat(newValue) }
    }
    public var backgroundColor: CGColor? {
        get { owner?.backgroundColor?.cgColor }
        set { owner?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    weak var owner: UIView?
}
