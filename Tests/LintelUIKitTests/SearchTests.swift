import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Search fields in navigation bars and elsewhere.
@MainActor @Suite(.serialized) struct SearchTests {
    final class Names: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
        let search = UISearchController(searchResultsController: nil)
        var updates: [String] = []
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.delegate = self
            navigationItem.searchController = search
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func updateSearchResults(for searchController: UISearchController) {
            updates.append(
                "\(searchController.isActive) \(searchController.searchBar.text ?? "") \(searchController.searchBar.selectedScopeButtonIndex)"
            )
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    }

    private func app(_ names: Names, large: Bool = false, system: SystemVersion = 18) throws -> UIApplication {
        let navigation = UINavigationController(rootViewController: names)
        navigation.navigationBar.prefersLargeTitles = large
        return try UIApplication.playing(navigation, on: "iPhone 12", system: system)
    }

    private func item(_ app: UIApplication, _ id: String) -> PlacedItem? {
        app.placed().navigationBar?.items.first { $0.id == id }
    }

    // Bars of 44 and 96 points with large title, on an iPhone 12 from 47 down; a search row of 52 below.
    @Test(
        "a search row makes the bar higher, and the content begins below it",
        arguments: [(SystemVersion(13), false, 143.0), (15, false, 143), (18, false, 143), (13, true, 195), (18, true, 195)])
    func height(system: SystemVersion, large: Bool, bottom: Double) throws {
        let names = Names()
        let app = try app(names, large: large, system: system)
        let bar = try #require(app.placed().navigationBar)
        #expect(bar.frame.maxY == bottom)
        #expect(Double(names.tableView.adjustedContentInset.top) == bottom)
        #expect(Double(names.tableView.contentOffset.y) == -bottom)
        let field = try #require(item(app, "searchField"))
        #expect(field.frame.size == Size(width: 390 - 32, height: 36))
        #expect(field.frame.minY == bottom - 51)
        #expect(field.text == "Search")
    }

    @Test("the row goes with the first points of a scroll and comes back with them, unless it shall stay")
    func scrolling() throws {
        let names = Names()
        let app = try app(names)
        for (offset, height) in [(-143.0, 96.0), (-133, 86), (-110, 63), (-91, 44), (0, 44), (900, 44), (-100, 53), (-143, 96)] {
            names.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            #expect(app.placed().navigationBar?.frame.height == height, "at \(offset)")
            #expect(Double(names.tableView.contentOffset.y) == offset)
        }
        names.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        #expect(item(app, "searchField") == nil)
        names.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(app.placed().navigationBar?.frame.height == 96)
        #expect(item(app, "searchField")?.frame.height == 36)
    }

    @Test("a finger drags the row away and back")
    func dragging() throws {
        let names = Names()
        let app = try app(names)
        app.drag(from: Point(x: 200, y: 600), to: Point(x: 200, y: 500))
        #expect(app.placed().navigationBar?.frame.height == 44)
        app.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 600))
        app.run(for: 2)
        #expect(app.placed().navigationBar?.frame.height == 96)
        #expect(names.tableView.contentOffset.y == -143)
    }

    @Test("a tap on the field begins a search: the title goes, the keyboard comes, what is typed is told; Cancel ends it")
    func searching() throws {
        let names = Names()
        let app = try app(names)
        app.tap(at: try #require(item(app, "searchField")).frame.center)
        app.run(for: 0.5)
        #expect(names.search.isActive && app.describedScreen.isKeyboardUp && app.describedScreen.returnKey == .search)
        var bar = try #require(app.placed().navigationBar)
        #expect(bar.items.map(\.id) == ["searchField", "searchCancel"])
        #expect(bar.frame.height == 52 && bar.frame.minY == 47)
        app.typeText("A")
        app.typeText("da")
        #expect(item(app, "searchField")?.text == "Ada")
        app.handle(.returnKey)
        app.tap(at: try #require(item(app, "searchCancel")).frame.center)
        app.run(for: 0.5)
        #expect(!names.search.isActive && !app.describedScreen.isKeyboardUp)
        bar = try #require(app.placed().navigationBar)
        #expect(bar.items.map(\.id) == ["title", "searchField"] && bar.frame.height == 96)
        #expect(names.updates == ["true  0", "true A 0", "true Ada 0", "false  0"])
        #expect(
            names.calls == [
                "will present", "did present", "text A", "text Ada", "search", "will dismiss", "cancel", "did dismiss",
            ])
    }

    @Test("a bar that shall stay keeps its title; scopes show while the user searches, and a tap changes them")
    func scopes() throws {
        let names = Names()
        names.search.hidesNavigationBarDuringPresentation = false
        names.search.searchBar.scopeButtonTitles = ["All", "New"]
        let app = try app(names)
        #expect(item(app, "searchScopes") == nil)
        names.search.isActive = true
        let bar = try #require(app.placed().navigationBar)
        #expect(bar.items.map(\.id) == ["title", "searchField", "searchCancel", "searchScopes"])
        #expect(bar.frame.height == 44 + 52 + 44)
        let box = try #require(item(app, "searchScopes")).frame
        app.tap(at: Point(x: box.maxX - 20, y: box.midY))
        #expect(names.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(names.calls.last == "scope 1" && names.updates.last == "true  1")
    }

    @Test("content is dimmed until there is text; then the results controller stands above it")
    func results() throws {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let owner = UIViewController()
        owner.navigationItem.searchController = search
        let app = try UIApplication.playing(UINavigationController(rootViewController: owner))
        app.tap(at: try #require(item(app, "searchField")).frame.center)
        #expect(owner.view.subviews.count == 1 && results.viewIfLoaded?.window == nil)
        app.typeText("x")
        #expect(owner.view.subviews.map { $0 === results.view } == [true])
        #expect(results.parent === owner)
        app.handle(.deleteBackward)
        #expect(results.parent == nil && owner.view.subviews.count == 1)
        app.tap(at: Point(x: 200, y: 300))
        #expect(!search.isActive && owner.view.subviews.isEmpty)
    }

    @Test("outside of navigation bars a search bar is 56 points high, with its field in the middle")
    func standalone() throws {
        let bar = UISearchBar()
        bar.sizeToFit()
        let controller = UIViewController()
        let app = try UIApplication.playing(controller)
        bar.sizeToFit()
        #expect(bar.frame.size == CGSize(width: 390, height: 56))
        controller.view.addSubview(bar)
        bar.frame.origin.y = 100
        bar.placeholder = "Find"
        app.advance(to: 1)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
        app.tap(at: Point(x: 200, y: 128))
        app.typeText("abc")
        #expect(bar.text == "abc")
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["a", "b"]
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        // The keyboard has arrived.
        app.run(for: 0.5)
        let texts = app.placed().content.flatMap(\.flattened).compactMap { item -> String? in
            if case .text(let run) = item { run.text } else { nil }
        }
        #expect(texts.contains("abc"))
        #expect(texts.contains("Cancel"))
        #expect(!texts.contains("Find"))
    }
}
