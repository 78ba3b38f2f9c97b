public import Foundation
import LintelModel

/// A search in the content of a controller: its bar stands in the navigation bar, its results above the content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    public let searchBar = UISearchBar(frame: .zero)
    /// What shows results; nil where the searched controller does so itself.
    public let searchResultsController: UIViewController?
    /// The content is dimmed while the user searches and no results show.
    open var obscuresBackgroundDuringPresentation = true { didSet { placeResults() } }
    /// Title and items of the bar go while the user searches.
    open var hidesNavigationBarDuringPresentation = true { didSet { changed() } }
    /// The bar's cancel button comes and goes with the search.
    open var automaticallyShowsCancelButton = true { didSet { changed() } }
    /// Where it belongs.
    weak var item: UINavigationItem?
    private var active = false
    private lazy var veil = SearchDimming(self)

    /// - Parameter searchResultsController: nil shows results in the searched controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        start()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        start()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        start()
    }

    private func start() { searchBar.search = self }

    override var kind: Controller.Kind { .search }

    // MARK: - Searching

    /// Whether the user searches.
    open var isActive: Bool {
        get { active }
        set {
            guard newValue != active else { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        active = true
        changed()
        placeResults()
        update()
        UIApplication.running?.finish { [weak self] in
            guard let self, self.active else { return }
            self.delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        active = false
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchBar.setNeedsLayout()
        update()
        UIApplication.running?.finish { [weak self] in
            guard let self, !self.active else { return }
            self.delegate?.didDismissSearchController(self)
        }
    }

    /// The cancel button, and a touch on the dimmed content.
    func cancel() { isActive = false }

    /// Text or scope are another.
    func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        placeResults()
        changed()
    }

    // MARK: - What stands above the content

    /// Results show once there is text; until then the content is dimmed.
    private func placeResults() {
        guard let owner = item?.owner, owner.isViewLoaded else { return }
        let hasText = searchBar.text?.isEmpty == false
        let showsResults = active && hasText && searchResultsController != nil
        if let results = searchResultsController {
            if showsResults {
                if results.parent !== owner {
                    owner.addChild(results)
                    results.didMove(toParent: owner)
                }
                put(results.view, above: owner.view)
            } else if results.parent === owner {
                results.view.removeFromSuperview()
                results.removeFromParent()
            }
        }
        if active, obscuresBackgroundDuringPresentation, !showsResults {
            put(veil, above: owner.view)
        } else if veil.superview != nil {
            veil.removeFromSuperview()
        }
    }

    private func put(_ view: UIView, above below: UIView) {
        if view.superview !== below { below.addSubview(view) }
        if view.frame != below.bounds { view.frame = below.bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The bar's search row as the model has it.
    func model(hidesWhenScrolling: Bool) -> SearchBar {
        var search = SearchBar(text: searchBar.text ?? "", placeholder: searchBar.placeholder)
        search.isActive = active
        search.hidesTitleWhileActive = hidesNavigationBarDuringPresentation
        search.hidesWhenScrolling = hidesWhenScrolling
        search.showsCancel = searchBar.showsCancelButton || (active && automaticallyShowsCancelButton)
        search.showsClear = searchBar.showsClear
        search.scopes = searchBar.shownScopes
        search.selectedScope = searchBar.selectedScopeButtonIndex
        return search
    }
}

/// Finds what the user searches for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called as the search begins and ends, and whenever text or scope change.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the search's beginning and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
