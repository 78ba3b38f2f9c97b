import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

/// Tables as controllers of bar code use them.
@MainActor @Suite struct TableTests {
    final class Numbers: UITableViewController {
        var count = 100
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Numbers"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    static func app(_ table: Numbers) throws -> UIApplication {
        try LiveAppTests.app(UINavigationController(rootViewController: table))
    }

    private func texts(_ table: Numbers) -> [String] { table.tableView.visibleCells.compactMap { $0.textLabel?.text } }

    @Test("only rows that are seen have cells, and cells are used again")
    func cells() throws {
        let table = Numbers()
        let app = try Self.app(table)
        // 852 points; the bar of 44 begins 53 2/3 below the edge (observed-geometry.md, section 6), so that 754 1/3 points show rows.
        #expect(abs(table.tableView.contentOffset.y + 97.667) < 0.01)
        #expect(texts(table) == (0...17).map(String.init))
        let first = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        table.tableView.setContentOffset(CGPoint(x: 0, y: 2200), animated: false)
        app.advance(to: 1)
        #expect(texts(table) == (50...69).map(String.init))
        #expect(table.tableView.visibleCells.contains { $0 === first })
    }

    @Test("a tap selects a row, a drag scrolls and selects none")
    func selection() throws {
        let table = Numbers()
        let app = try Self.app(table)
        let point = Point(x: 200, y: 98 + 44 * 3 + 20)
        app.handle(.touch(Touch(.began, at: point)))
        app.run(for: 0.2)
        app.handle(.touch(Touch(.ended, at: point)))
        #expect(table.chosen == [3])
        #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        app.handle(.touch(Touch(.began, at: point)))
        for step in 1...10 {
            app.advance(to: app.time + 0.016)
            app.handle(.touch(Touch(.moved, at: Point(x: 200, y: point.y - Double(step) * 10))))
        }
        app.handle(.touch(Touch(.ended, at: Point(x: 200, y: point.y - 100))))
        #expect(table.chosen == [3])
        #expect(table.tableView.contentOffset.y > -97)
    }

    @Test("deleted rows are gone")
    func deletion() throws {
        let table = Numbers()
        let app = try Self.app(table)
        table.count = 2
        table.tableView.deleteRows(at: (2..<100).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        app.advance(to: 1)
        #expect(texts(table) == ["0", "1"])
        #expect(table.tableView.contentSize.height == 88)
    }
}
