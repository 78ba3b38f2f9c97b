public import Foundation
import LintelModel

/// A view that shows a part of something larger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// When the insets of bars are added to the content's own.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// What happens to the keyboard when a finger drags.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    /// What is left of the speed after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: CGFloat(AxisMotion.normalRate))
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    /// In points.
    open var contentSize = CGSize.zero { didSet { insetsChanged() } }
    open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsChanged() } }
    open var isScrollEnabled = true
    open var scrollsToTop = true
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Content hears of a finger only once it has rested a moment.
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    /// Asks for new content when a finger pulls the content down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            insetsChanged()
        }
    }

    /// Heights of a bar's rows that go away with the first points of a scroll, the first to go first; and how much of them has gone.
    var collapsingRows: [CGFloat] = []
    var collapsedPart: CGFloat = 0

    public let panGestureRecognizer: UIPanGestureRecognizer
    var motion: OffsetMotion?
    /// Where the finger would have content lie, with no end to it.
    var asked = CGPoint.zero
    /// The offset at which the drag began.
    var dragStart = CGPoint.zero
    /// The one axis of a locked drag; nil where both are free.
    var isLockedVertically: Bool?

    public override init(frame: CGRect) {
        panGestureRecognizer = ScrollPan()
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        panGestureRecognizer = ScrollPan()
        super.init(coder: coder)
        start()
    }

    private func start() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.add { [unowned self] in drag() }
    }

    /// The content's point at the view's top left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopMoving()
            scroll(to: newValue)
        }
    }

    func scroll(to offset: CGPoint) {
        guard bounds.origin != offset else { return }
        let old = bounds.origin
        bounds.origin = offset
        animateChange(.origin(from: old))
        delegate?.scrollViewDidScroll(self)
    }

    /// For Lintel's own: a finger sets out, and all that moved content has come to its end.
    func dragBegan() {}
    func cameToRest() {}

    /// Whether a view inside loses its finger when that turns out to scroll.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: - Insets

    /// The content's own insets and what bars cover (SB-74).
    public var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + coveredEdges
        if refreshControl?.isRefreshing == true { insets.top += UIRefreshControl.height }
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.place(in: self)
    }

    open func adjustedContentInsetDidChange() {}

    /// Of the safe area: all edges, those along which content can move, or none. Above and below, `automatic` counts them in either case.
    private var coveredEdges: UIEdgeInsets {
        let movesAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
        let movesAlong = alwaysBounceVertical || contentSize.height > bounds.height
        let (across, along) =
            switch contentInsetAdjustmentBehavior {
            case .automatic: leavesInsetsToApp ? (false, false) : (movesAcross, true)
            case .scrollableAxes: (movesAcross, movesAlong)
            case .never: (false, false)
            case .always: (true, true)
            }
        return UIEdgeInsets(
            top: along ? safeArea.top : 0, left: across ? safeArea.left : 0, bottom: along ? safeArea.bottom : 0,
            right: across ? safeArea.right : 0)
    }

    /// Its controller has turned the system's insets off.
    private var leavesInsetsToApp: Bool { controllerAround?.automaticallyAdjustsScrollViewInsets == false }

    /// Content at rest at its beginning stays there when the insets change.
    func insetsChanged() {
        let (old, new) = (lastInsets, adjustedContentInset)
        lastInsets = new
        changed()
        guard old != new else { return }
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private var lastInsets = UIEdgeInsets.zero
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsChanged()
    }

    /// The offsets between which content rests, vertically.
    package var restingRange: ClosedRange<CGFloat> {
        let top = -adjustedContentInset.top - collapsedPart
        return top...max(top, contentSize.height - bounds.height + adjustedContentInset.bottom)
    }

    /// The same, horizontally.
    var horizontalRange: ClosedRange<CGFloat> {
        let left = -adjustedContentInset.left
        return left...max(left, contentSize.width - bounds.width + adjustedContentInset.right)
    }

    /// From 0 (top) to 1 (bottom), beyond while it bounces.
    var scrolledFraction: Double {
        var range = restingRange
        let below = min(range.lowerBound + collapsingRows.reduce(0, +), range.upperBound)
        if contentOffset.y >= range.lowerBound {
            if contentOffset.y <= below { return 0 }
            range = below...range.upperBound
        }
        let length = range.upperBound - range.lowerBound
        guard length > 0 else { return contentOffset.y < range.lowerBound ? -1 : 0 }
        return Double((contentOffset.y - range.lowerBound) / length)
    }
}
