public import Foundation
import LintelModel

/// Pages that are swiped through. It answers the status bar's questions itself and asks no page (SB-54).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    // The raw values are UIKit's.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

    /// How pages change: a curl, which is not drawn and follows no finger here, or a scroll.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

    /// What a controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Points between pages that scroll; a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Gives the pages before and after; without one no finger turns pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { forgetNeighbours() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The page that shows; while one comes in, the one that goes.
    public internal(set) var viewControllers: [UIViewController]? = []

    /// What holds pages that scroll.
    let pageScroll: PageScroll?
    var neighbours = PageNeighbours()
    /// The page that comes in.
    var turn: PageTurn?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spacing = options?[.interPageSpacing]
        pageScroll = style == .scroll ? PageScroll(navigationOrientation, spacing: Self.points(spacing)) : nil
        super.init(nibName: nil, bundle: nil)
        pageScroll?.pages = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        pageScroll = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        pageScroll = nil
        super.init(coder: coder)
    }

    private static func points(_ number: Any?) -> CGFloat {
        switch number {
        case let points as CGFloat: points
        case let points as Double: CGFloat(points)
        case let points as Int: CGFloat(points)
        case _: (number as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        }
    }

    open override func loadView() {
        let view = UIView(frame: UIApplication.running?.screen.bounds ?? .zero)
        if let pageScroll {
            pageScroll.fill(view)
            view.addSubview(pageScroll)
        }
        self.view = view
        forgetNeighbours()
    }

    /// Shows another page.
    /// - Parameters:
    ///   - direction: where it comes from, if it is animated: `forward` from the right or from below, in any language.
    ///   - completion: told whether the animation came to its end.
    @preconcurrency
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        endTurn()
        if animated, let page = viewControllers?.first, slide(to: page, direction, completion) { return }
        for page in self.viewControllers ?? [] {
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in viewControllers ?? [] { addChild(page) }
        self.viewControllers = viewControllers
        forgetNeighbours()
        changed()
        UIApplication.running?.finish(animated: animated) { completion?(true) }
    }

    override var shownChild: UIViewController? { viewControllers?.first }
    override var appearingChild: UIViewController? { turn?.controller ?? shownChild }
    override func holder(of child: UIViewController) -> UIView { pageScroll?.slot(turn?.controller === child ? turn : nil) ?? view }
    override var kind: Controller.Kind { .page }
    override var managedChildren: [UIViewController] { viewControllers ?? [] }
}
