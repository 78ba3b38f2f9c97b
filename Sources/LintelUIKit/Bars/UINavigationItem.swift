public import Foundation
import LintelModel

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large at rest.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    open var title: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String? { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            leadingItemGroups = leftBarButtonItems.map { $0.isEmpty ? [] : $0.map { $0.creatingFixedGroup() } } ?? []
        }
    }
    /// From the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            trailingItemGroups = rightBarButtonItems.map { $0.reversed().map { $0.creatingFixedGroup() } } ?? []
        }
    }
    /// What stands at the leading side, from the edge inwards; setting `leftBarButtonItems` replaces it.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// What stands at the trailing side, towards the edge; setting `rightBarButtonItems` replaces it.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// Outside all others at the trailing edge.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }

    /// Brings a search field below the title; the user's typing goes to its results updater.
    open var searchController: UISearchController? {
        didSet {
            oldValue?.item = nil
            searchController?.item = self
            changed()
        }
    }
    /// The search field moves away under the title as content scrolls.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// The controller it belongs to.
    weak var owner: UIViewController?

    /// In place of the bar's while this item is on top.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    public init(title: String?) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    var left: [UIBarButtonItem] { leadingItemGroups.flatMap(\.barButtonItems) }
    /// The model lists them from the left.
    var right: [UIBarButtonItem] { (trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)).flatMap(\.barButtonItems) }

    func isLarge(in bar: UINavigationBar) -> Bool {
        guard bar.prefersLargeTitles else { return false }
        switch largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic: return bar.largeTitleOfPrevious(self)
        }
    }

    private func changed() { UIApplication.running?.setNeedsCommit() }
}

extension UINavigationBar {
    /// `automatic` goes on with what the item below has; the first one is large.
    fileprivate func largeTitleOfPrevious(_ item: UINavigationItem) -> Bool {
        let stack = (manager as? UINavigationController)?.viewControllers.map(\.navigationItem) ?? items ?? []
        guard let index = stack.firstIndex(where: { $0 === item }), index > 0 else { return true }
        return stack[index - 1].isLarge(in: self)
    }
}
