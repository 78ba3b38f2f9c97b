import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Large titles of running apps. On an iPhone 12 the bar begins at 47; it is 44 points high, 96 with a large title (SB-93), 52 more with a
/// search row.
@MainActor @Suite(.serialized) struct LargeTitleTests {
    final class Names: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private func app(_ names: Names, hasSearch: Bool = false, system: SystemVersion = 18) throws -> UIApplication {
        if hasSearch { names.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        let navigation = UINavigationController(rootViewController: names)
        navigation.navigationBar.prefersLargeTitles = true
        return try UIApplication.playing(navigation, on: "iPhone 12", system: system)
    }

    @Test("SB-93: the title goes with the first points of a scroll and comes back with them, and content moves by just so much")
    func followsTheContent() throws {
        let names = Names()
        let app = try app(names)
        #expect(names.tableView.contentOffset.y == -143)
        for (offset, height) in [(-133.0, 86.0), (-92, 45), (-91, 44), (0, 44), (900, 44), (-100, 53), (-143, 96)] {
            names.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            #expect(app.placed().navigationBar?.frame.height == height, "at \(offset)")
            #expect(Double(names.tableView.contentOffset.y) == offset)
        }
    }

    @Test("a search row goes first, the title after it")
    func searchGoesFirst() throws {
        let names = Names()
        let app = try app(names, hasSearch: true)
        for (offset, height, hasTitle) in [(-195.0, 148.0, true), (-169, 122, true), (-143, 96, true), (-117, 70, true), (-91, 44, false)] {
            names.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            let bar = try #require(app.placed().navigationBar)
            #expect(bar.frame.height == height, "at \(offset)")
            #expect(app.resolution.isLargeTitleExpanded == hasTitle, "at \(offset)")
        }
    }

    @Test(
        "a title left half shown goes on to the nearer of its ends, a row of search likewise",
        arguments: [(false, 20.0, -143.0), (false, 32, -91), (true, 20, -195), (true, 32, -143), (true, 72, -143), (true, 84, -91)])
    func comesToRestAtAnEnd(hasSearch: Bool, distance: Double, rest: Double) throws {
        let names = Names()
        let app = try app(names, hasSearch: hasSearch)
        let top = Double(names.tableView.contentOffset.y)
        app.drag(from: Point(x: 200, y: 600), to: Point(x: 200, y: 590 - distance))
        // The first points of the way, ten and a little, tell a drag from a tap.
        #expect(abs(Double(names.tableView.contentOffset.y) - top - distance) < 10)
        app.run(for: 2)
        #expect(Double(names.tableView.contentOffset.y) == rest)
        #expect(app.nextChange == nil)
    }

    @Test("insets are told when the title has come to rest, not with every pixel of its way")
    func traceIsShort() throws {
        let names = Names()
        let app = try app(names)
        app.drag(from: Point(x: 200, y: 600), to: Point(x: 200, y: 540))
        app.run(for: 2)
        #expect(app.placed().navigationBar?.items.first { $0.id == "title" }?.frame.midX == 195)
        let insets = app.trace.filter { $0.subject == .contentInsets }.map(\.new)
        #expect(insets == ["143 0 34 0", "91 0 34 0"])
    }
}
