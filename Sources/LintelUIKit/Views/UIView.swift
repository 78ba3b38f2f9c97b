public import Foundation
import LintelLayout
import LintelModel

/// A rectangle with a place in the tree of views.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// In points, in the superview's coordinates.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: bounds.size) }
        set {
            let old = frame
            origin = newValue.origin
            bounds.size = newValue.size
            animateChange(.frame(from: old))
        }
    }
    /// Its own coordinates; the origin is how far its subviews are moved away.
    open var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame = CGRect(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        }
    }
    private var origin: CGPoint

    open var backgroundColor: UIColor? { didSet { animateChange(.backgroundColor(from: oldValue)) } }
    /// From 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet {
            animateChange(.alpha(from: oldValue))
            changed()
        }
    }
    /// What is seen of the view, mapped about its middle: outlines wholly, texts and pictures upright. Frames, layout and touches stay.
    open var transform = CGAffineTransform.identity { didSet { animateChange(.transform(from: oldValue)) } }
    open var isHidden = false { didSet { changed() } }
    open var clipsToBounds = false { didSet { changed() } }
    open var isUserInteractionEnabled = true
    open var tag = 0
    /// Radius of the corners, in points (`layer.cornerRadius`).
    public let layer = CALayer()
    open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? UIColor.tintColor }
        set {
            ownTintColor = newValue
            changed()
            tintColorDidChange()
        }
    }
    var ownTintColor: UIColor?
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityValue: String? { didSet { changed() } }
    /// What a touch on it does, in a few words.
    open var accessibilityHint: String? { didSet { changed() } }
    /// Until it is set, what the view is by its class.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownTraits ?? classTraits }
        set { ownTraits = newValue }
    }
    private var ownTraits: UIAccessibilityTraits?
    /// Whether a screen reader stops at it; by itself at controls and texts.
    open var isAccessibilityElement: Bool {
        get { isElement ?? !classTraits.isEmpty }
        set { isElement = newValue }
    }
    private var isElement: Bool?
    var classTraits: UIAccessibilityTraits { .none }
    /// What it is called where it has no label of its own.
    var shownText: String? { nil }
    var spoken: SpokenElement {
        SpokenElement(
            label: accessibilityLabel ?? shownText, value: accessibilityValue, traits: accessibilityTraits, hint: accessibilityHint)
    }
    open var accessibilityIdentifier: String?
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { changed() } }
    var layoutState = ViewLayoutState()
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changed() } }
    open var gestureRecognizers: [UIGestureRecognizer]?

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    /// The controller whose view this is.
    weak var controller: UIViewController?
    var needsLayout = true
    /// It came into a bar without a size, so it stands there as large as its content.
    var isSizedByBar = false
    var animations: [ViewAnimation] = []
    var safeArea = UIEdgeInsets.zero

    public init(frame: CGRect) {
        origin = frame.origin
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
        layer.owner = self
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        let archived = coder as? InterfaceCoder
        origin = archived?.frame.origin ?? .zero
        bounds = CGRect(origin: .zero, size: archived?.frame.size ?? .zero)
        super.init()
        layer.owner = self
        archived?.decode(self)
    }

    open override var next: UIResponder? { controller ?? superview }
    open var window: UIWindow? { superview?.window }

    /// Distances by which the window's edges, bars and notch cover the view, in points.
    public var safeAreaInsets: UIEdgeInsets { safeArea }
    open func safeAreaInsetsDidChange() {}
    open func tintColorDidChange() {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    /// The system's own part of coming into a window and leaving it.
    func windowChanged() {}

    open var traitCollection: UITraitCollection {
        let style = styleFromHere
        return UIApplication.running.map { UITraitCollection($0.base, style: style) } ?? UITraitCollection(style: style)
    }
    /// Its own, its controller's, or that of what holds it.
    private var styleFromHere: UIUserInterfaceStyle {
        if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
        if let controller, controller.overrideUserInterfaceStyle != .unspecified { return controller.overrideUserInterfaceStyle }
        return superview?.styleFromHere ?? controller?.styleFromHere ?? .unspecified
    }

    // MARK: - Layout

    open func setNeedsLayout() {
        needsLayout = true
        changed()
    }

    open func layoutIfNeeded() {
        treeRoot.layoutTree()
    }

    /// Gives subviews the frames that constraints found for them.
    open func layoutSubviews() {
        for subview in subviews {
            if let frame = subview.layoutState.solvedFrame, subview.frame != frame { subview.frame = frame }
        }
    }

    /// What the view would like, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) }
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    /// The content's size for constraints; below nought where content asks for none.
    /// - Parameter width: where lines break; nil: nowhere.
    func contentSize(wrappedAt width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Its height hangs on its width.
    var breaksLines: Bool { false }
    /// Where a text's baseline lies: a share of the view's height, and so many points below that.
    func baseline(isFirst: Bool) -> (share: Double, offset: CGFloat) { (1, 0) }

    // MARK: - Touches

    /// The deepest view at a point of this view's coordinates that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > Self.leastTouchableAlpha, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Asked of the touched view and of those that hold it, up to the recognizer's own.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Views fainter than this take no touches (`hitTest(_:with:)`).
    private static let leastTouchableAlpha: CGFloat = 0.01

    // MARK: - Painting

    /// What the view draws itself, above its ground and below its subviews, into the current context.
    open func draw(_ rect: CGRect) {}
    /// It draws itself anew.
    open func setNeedsDisplay() { changed() }

    /// What the view itself paints between its ground and its subviews; `box` is where it lies on the screen.
    func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] { ownDrawing(in: box) }

    /// Whether its subviews are painted right above it.
    var paintsSubviews: Bool { true }

    /// Tells the app that the picture or the layout may have changed.
    func changed() { UIApplication.running?.setNeedsCommit() }
}
