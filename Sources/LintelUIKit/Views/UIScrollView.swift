public import Foundation
import LintelModel

/// A view that shows a part of something larger.
@MainActor
open class UIScrollView: UIView {
    /// When the insets of bars are added to the content's own.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open weak var delegate: (any UIScrollViewDelegate)?
    /// In points.
    open var contentSize = CGSize.zero { didSet { changed() } }
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            follow(insets(oldValue))
            changed()
        }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { changed() } }
    open var isScrollEnabled = true
    open var scrollsToTop = true
    open var alwaysBounceVertical = false
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// What happens to the keyboard when a finger drags.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    /// The content's point at the view's top left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard bounds.origin != newValue else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// The content's own insets and what bars cover (SB-74).
    public var adjustedContentInset: UIEdgeInsets { insets(contentInset) }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? own : own + UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
    }

    /// Content at rest at its top stays there when the insets change.
    private func follow(_ old: UIEdgeInsets) {
        if contentOffset.y == -old.top { contentOffset.y = -adjustedContentInset.top }
    }

    private var lastTop: CGFloat = 0
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentOffset.y == -lastTop { contentOffset.y = -adjustedContentInset.top }
        lastTop = adjustedContentInset.top
    }

    /// The offsets between which content rests, vertically.
    var restingRange: ClosedRange<CGFloat> {
        let top = -adjustedContentInset.top
        return top...max(top, contentSize.height - bounds.height + adjustedContentInset.bottom)
    }

    /// From 0 (top) to 1 (bottom), beyond while it bounces.
    var scrolledFraction: Double {
        let range = restingRange
        let length = range.upperBound - range.lowerBound
        guard length > 0 else { return contentOffset.y < range.lowerBound ? -1 : 0 }
        return Double((contentOffset.y - range.lowerBound) / length)
    }
}

/// Hears of scrolling.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
