public import Foundation

/// A rectangle that takes part in layout and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    let kind: GuideKind
    /// The box that constraints give it.
    var solvedFrame: CGRect?

    public convenience override init() { self.init(.free, of: nil) }

    init(_ kind: GuideKind, of view: UIView?) {
        self.kind = kind
        owningView = view
        super.init()
    }

    /// In the owning view's coordinates, as it was last laid out.
    public var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let solvedFrame { return solvedFrame }
        return kind.edges(of: owningView).map { $0.box(in: owningView.bounds) } ?? .zero
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The part of a view that the keyboard leaves, and below it the keyboard: while that is away, the safe area's lower edge.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends at the safe area rather than the view's edge while the keyboard is away.
    public var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

    init(of view: UIView) { super.init(.keyboard, of: view) }
}
