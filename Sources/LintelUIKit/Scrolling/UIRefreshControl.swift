public import Foundation
import LintelModel

/// A wheel above the content: a finger that pulls the content down far enough asks for it to be loaded anew (`valueChanged`).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    public private(set) var isRefreshing = false
    /// Below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    /// The finger that pulls has asked already.
    private var hasAsked = false

    // By eye, on recordings of lists of iOS 13 to 18: how far content comes down for good, and how far it has to be pulled.
    static let height: CGFloat = 60
    private static let pull: CGFloat = 80
    private static let labelHeight: CGFloat = 18

    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Shows the wheel turning, as if the user had asked; sends no action.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        scrollView?.insetsChanged()
    }

    /// Call it once the content is there: the wheel goes, and the content comes back up.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        guard let scrollView else { return }
        let isPulled = !scrollView.isDragging && scrollView.contentOffset.y < scrollView.restingRange.lowerBound
        if isPulled {
            scrollView.glide(to: CGPoint(x: scrollView.contentOffset.x, y: scrollView.restingRange.lowerBound), kind: .animation)
        }
        scrollView.changed()
    }

    func beginPull() { hasAsked = false }

    /// A finger holds the content so many points below its rest.
    func follow(pulled distance: CGFloat) {
        guard isEnabled, !isRefreshing, !hasAsked, distance >= Self.pull else { return }
        hasAsked = true
        beginRefreshing()
        send(.valueChanged, event: nil)
    }

    /// Above the content, seen as far as that has come down.
    func place(in scrollView: UIScrollView) {
        let frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        let rest = -scrollView.adjustedContentInset.top + (isRefreshing ? Self.height : 0)
        let shown = isRefreshing ? 1 : min(max((rest - scrollView.contentOffset.y) / Self.pull, 0), 1)
        if alpha != shown { alpha = shown }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = ownTintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        let side = wheel.intrinsicContentSize.height
        let top = hasTitle ? (bounds.height - side - Self.labelHeight) / 2 : (bounds.height - side) / 2
        let frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        if wheel.frame != frame { wheel.frame = frame }
        let below = CGRect(x: 0, y: top + side, width: bounds.width, height: hasTitle ? Self.labelHeight : 0)
        if label.frame != below { label.frame = below }
    }
}
