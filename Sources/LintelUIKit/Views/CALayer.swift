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
    /// Of what the view's ground throws; nil: black.
    public var shadowColor: CGColor? { didSet { owner?.changed() } }
    /// From 0 (none) to 1.
    public var shadowOpacity: Float = 0 { didSet { owner?.changed() } }
    /// Of the blur, in points.
    public var shadowRadius: CGFloat = 3 { didSet { owner?.changed() } }
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { owner?.changed() } }
    /// The view's.
    public var frame: CGRect {
        get { owner?.frame ?? .zero }
        set { owner?.frame = newValue }
    }
    public var bounds: CGRect {
        get { owner?.bounds ?? .zero }
        set { owner?.bounds = newValue }
    }
    public var isHidden: Bool {
        get { owner?.isHidden ?? false }
        set { owner?.isHidden = newValue }
    }
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
