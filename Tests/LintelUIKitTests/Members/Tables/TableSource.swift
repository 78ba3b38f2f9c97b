import Foundation
import LintelLayout
import LintelUIKit

/// Rows for a table; tells the stage what it hears.
final class TableSource: UITableViewDataSource, UITableViewDelegate {
    private unowned let stage: Stage
    var sections = 1
    var rows = 3
    var text = "Row"
    var header: String?
    var footer: String?
    var height: CGFloat = 44
    var allowsSelection = true
    /// Makes a cell where it shall be none of the source's own.
    var makeCell: (@MainActor (UITableView, IndexPath) -> UITableViewCell)?

    init(_ stage: Stage) {
        self.stage = stage
        stage.keep(self)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let makeCell { return makeCell(tableView, indexPath) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(text) \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        stage.told("willDisplay \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { allowsSelection ? indexPath : nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { stage.told("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { stage.told("didDeselect \(indexPath.row)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { stage.told("didScroll") }
}

extension Stage {
    /// A table over the screen, whose rows a source gives.
    func table(_ source: TableSource, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: view.bounds, style: style)
        table.delegate = source
        table.dataSource = source
        show(table)
        return table
    }

    /// From now on what counts is what is drawn of the app's views.
    func seeContent() { see { [unowned self] in app.placed().content } }

    /// A touch on a row.
    func touchRow(_ row: Int, of table: UITableView) {
        app.commit()
        if let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) { app.tap(cell) }
        rest()
    }
}
