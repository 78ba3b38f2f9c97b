import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// The edit button of a controller, and tables that are edited.
@MainActor @Suite struct EditingTests {
    final class Names: UITableViewController {
        var names = ["Ada", "Bob", "Cleo"]
        var chosen: [Int] = []
        var committed: [String] = []
        var inserting: Set<Int> = []
        var fixed: Set<Int> = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = editButtonItem
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !fixed.contains(indexPath.row) }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { inserting.contains(indexPath.row) ? .insert : .delete }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            committed.append("\(editingStyle) \(indexPath.row)")
            guard editingStyle == .delete else { return }
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    private func title(_ app: UIApplication) -> String? { app.placed().navigationBar?.items.last?.text }

    /// A point of a row, so far from its left edge.
    private func point(_ table: Names, row: Int, x: Double) throws -> Point {
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        let box = cell.convert(cell.bounds, to: nil)
        return Point(x: x, y: Double(box.midY))
    }

    private func tap(_ app: UIApplication, _ table: Names, row: Int, x: Double) throws {
        app.tap(at: try point(table, row: row, x: x))
        app.run(for: 0.2)
    }

    @Test("the edit button says Edit and Done, and a tap switches editing", arguments: [SystemVersion(13), 15, 18])
    func button(system: SystemVersion) throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        #expect(controller.editButtonItem === controller.editButtonItem)
        let app = try LiveAppTests.app(UINavigationController(rootViewController: controller), system: system)
        #expect(title(app) == "Edit")
        app.tap(controller.editButtonItem)
        #expect(controller.isEditing && title(app) == "Done")
        #expect(controller.editButtonItem.style == .done)
        app.tap(controller.editButtonItem)
        #expect(!controller.isEditing && title(app) == "Edit")
        controller.isEditing = true
        #expect(title(app) == "Done")
    }

    @Test("a button made while editing says Done")
    func lateButton() throws {
        let controller = UIViewController()
        controller.setEditing(true, animated: false)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let app = try LiveAppTests.app(UINavigationController(rootViewController: controller))
        #expect(title(app) == "Done")
    }

    @Test("an edited table moves its rows aside; the sign uncovers a button, and that deletes")
    func deletion() throws {
        let table = Names()
        let app = try LiveAppTests.app(UINavigationController(rootViewController: table))
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.contentView.frame.minX == 0)
        app.tap(table.editButtonItem)
        #expect(table.tableView.isEditing && cell.isEditing && cell.editingStyle == .delete)
        #expect(cell.contentView.frame.minX == 38)
        try tap(app, table, row: 1, x: 200)
        #expect(table.chosen.isEmpty)
        try tap(app, table, row: 1, x: 27)
        #expect(cell.showingDeleteConfirmation)
        #expect(table.committed.isEmpty)
        // The button is at least 74 points wide at the row's end; a device 15 is 393 wide.
        try tap(app, table, row: 1, x: 393 - 30)
        #expect(table.committed == ["delete 1"])
        #expect(table.tableView.visibleCells.map(\.textLabel?.text) == ["Ada", "Cleo"])
        app.tap(table.editButtonItem)
        #expect(table.tableView.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.isEditing })
        try tap(app, table, row: 1, x: 200)
        #expect(table.chosen == [1])
    }

    @Test("rows that cannot be edited stay, and a plus inserts at once")
    func styles() throws {
        let table = Names()
        table.fixed = [0]
        table.inserting = [2]
        let app = try LiveAppTests.app(UINavigationController(rootViewController: table))
        table.setEditing(true, animated: false)
        app.advance(to: 1)
        #expect(table.tableView.visibleCells.map(\.editingStyle) == [.none, .delete, .insert])
        #expect(table.tableView.visibleCells.map(\.contentView.frame.minX) == [0, 38, 38])
        try tap(app, table, row: 2, x: 27)
        #expect(table.committed == ["insert 2"])
        table.tableView.allowsSelectionDuringEditing = true
        try tap(app, table, row: 0, x: 200)
        #expect(table.chosen == [0])
    }

    @Test("rows not yet seen count with their estimate; a background lies behind and does not scroll")
    func estimateAndBackground() throws {
        let table = Names()
        table.names = (0..<100).map(String.init)
        let app = try LiveAppTests.app(UINavigationController(rootViewController: table))
        #expect(table.tableView.contentSize.height == 4400)
        table.tableView.estimatedRowHeight = 60
        let back = UIView()
        table.tableView.backgroundView = back
        app.advance(to: 1)
        #expect(table.tableView.contentSize.height == 6000)
        table.tableView.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        app.advance(to: 2)
        #expect(back.convert(back.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(table.tableView.subviews.first === back)
    }
}
