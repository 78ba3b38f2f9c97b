import Foundation
import LintelLayout
import LintelModel
import LintelTestSupport
import LintelUIKit
import Testing

/// Xibs become views, cells and controllers' views.
@MainActor @Suite struct NibTests {
    private func launch(_ root: UIViewController) throws -> UIApplication {
        let device = try #require(DeviceCatalogue.device(named: "iPhone 15"))
        return UIApplication(
            on: device, traits: Traits(system: 18), environment: PlainEnvironment().layout, rootViewController: root)
    }

    @Test("a controller's xib by its name, or by the class's", arguments: ["TicketView", nil])
    func controllersView(name: String?) throws {
        let controller = TicketViewController(nibName: name, bundle: .module)
        _ = try launch(controller)
        #expect(controller.codeLabel.text == "A1")
        #expect(controller.codeLabel.frame == CGRect(x: 20, y: 812, width: 353, height: 20))
    }

    @Test func cellsOfATable() throws {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Stop", for: indexPath)
                (cell as? StopCell)?.stop = "Stop \(indexPath.row)"
                return cell
            }
        }
        let controller = UITableViewController(style: .plain)
        let source = Source()
        controller.tableView.dataSource = source
        controller.tableView.register(UINib(nibName: "StopCell", bundle: .module), forCellReuseIdentifier: "Stop")
        _ = try launch(controller)
        let cells = controller.tableView.visibleCells
        #expect(cells.compactMap { ($0 as? StopCell)?.stop } == ["Stop 0", "Stop 1"])
        #expect(cells.map(\.reuseIdentifier) == ["Stop", "Stop"])
        #expect(cells.first?.contentView.subviews.first?.frame.width == 353)
    }

    @Test func objectsOfABundle() throws {
        _ = try launch(UIViewController())
        let owner = TicketViewController(nibName: nil, bundle: .module)
        let made = Bundle.module.loadNibNamed("TicketView", owner: owner)
        #expect(made?.count == 1)
        #expect(made?.first as? UIView === owner.viewIfLoaded)
        #expect(Bundle.module.loadNibNamed("Nothing", owner: nil) == nil)
    }
}
