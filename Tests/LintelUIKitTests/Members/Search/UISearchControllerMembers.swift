import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let searchController = MemberTable("UISearchController") { type in
        type.member("init(searchResultsController:)") { stage in
            { stage.root.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        }
        type.member("searchBar") { stage in
            let search = stage.search()
            return { search.searchBar.placeholder = "Names" }
        }
        type.member("isActive") { stage in
            let search = stage.search()
            return { search.isActive = true }
        }
        type.member("searchResultsController") { stage in
            let search = stage.search(UIViewController())
            search.searchBar.becomeFirstResponder()
            stage.rest()
            stage.see { search.searchResultsController?.viewIfLoaded?.superview === stage.view }
            return { stage.app.handle(.text("x")) }
        }
        type.active("automaticallyShowsCancelButton") { $0.automaticallyShowsCancelButton = false }
        type.active("hidesNavigationBarDuringPresentation") { $0.hidesNavigationBarDuringPresentation = false }
        type.active("obscuresBackgroundDuringPresentation") { $0.obscuresBackgroundDuringPresentation = false }
        type.member("delegate") { stage in
            let (search, listener) = (stage.search(), SearchingListener(stage))
            stage.seeTold("will present")
            return {
                search.delegate = listener
                search.isActive = true
            }
        }
        type.member("searchResultsUpdater") { stage in
            let (search, listener) = (stage.search(), SearchingListener(stage))
            stage.seeTold("update")
            return {
                search.searchResultsUpdater = listener
                search.isActive = true
            }
        }
    }

    /// A row about a controller while the user searches.
    private func active(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UISearchController) -> Void) {
        member(name, line: line) { stage in
            let search = stage.search()
            search.isActive = true
            stage.rest()
            return { use(search) }
        }
    }

    static let searchControllerDelegate = MemberTable("UISearchControllerDelegate") { type in
        let calls: KeyValuePairs = [
            "willPresentSearchController(_:)": ("will present", true), "didPresentSearchController(_:)": ("did present", true),
            "willDismissSearchController(_:)": ("will dismiss", false), "didDismissSearchController(_:)": ("did dismiss", false),
        ]
        for (member, (word, begins)) in calls {
            type.member(member) { stage in
                let (search, listener) = (stage.search(), SearchingListener(stage))
                search.isActive = !begins
                stage.rest()
                search.delegate = listener
                stage.seeTold(word)
                return {
                    search.isActive = begins
                    stage.rest()
                }
            }
        }
    }

    static let searchResultsUpdating = MemberTable("UISearchResultsUpdating") { type in
        type.member("updateSearchResults(for:)") { stage in
            let (search, listener) = (stage.search(), SearchingListener(stage))
            search.searchResultsUpdater = listener
            search.searchBar.becomeFirstResponder()
            stage.rest()
            stage.seeTold("update")
            return { stage.app.handle(.text("x")) }
        }
    }
}

/// Tells the stage what it is told.
@MainActor private final class SearchingListener: UISearchControllerDelegate, UISearchResultsUpdating {
    private unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        stage.keep(self)
    }

    func willPresentSearchController(_ searchController: UISearchController) { stage.told("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { stage.told("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { stage.told("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { stage.told("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) { stage.told("update") }
}

extension Stage {
    /// A search in the root's content, its bar in the navigation bar.
    fileprivate func search(_ results: UIViewController? = nil) -> UISearchController {
        let search = UISearchController(searchResultsController: results)
        root.navigationItem.searchController = search
        app.commit()
        return search
    }
}
