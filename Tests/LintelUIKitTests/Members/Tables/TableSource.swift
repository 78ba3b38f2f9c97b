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
    /// Of headers and footers.
    var endHeight = UITableView.automaticDimension
    /// Answers headers and footers of the source's own.
    var makeEnd: (@MainActor (UITableView, Bool) -> UIView?)?
    var allowsHighlight = true
    /// What strokes over a row uncover.
    var swipe: UISwipeActionsConfiguration?
    var allowsSelection = true
    var allowsEditing = true
    var editingStyle = UITableViewCell.EditingStyle.delete
    var estimate = UITableView.automaticDimension
    /// What the button says that deletes.
    var deletion: String?
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
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { makeEnd?(tableView, false) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { makeEnd?(tableView, true) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { endHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { endHeight }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { allowsHighlight }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        stage.told("detail \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        stage.told("willDisplay \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { allowsSelection ? indexPath : nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { stage.told("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { stage.told("didDeselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { allowsEditing }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        stage.told("commit \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { editingStyle }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { deletion }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
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

    /// A touch on the sign of the first row of a table that is edited.
    func touchSign(of table: UITableView) {
        app.commit()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        if let sign = cell?.subviews.first(where: { $0 is UIButton }) { app.tap(sign) }
        rest()
    }

    /// From now on what counts is what a table that is edited shows once the sign of its first row was touched.
    func seeDeletion(in table: UITableView) {
        table.isEditing = true
        see { [unowned self] in
            table.reloadData()
            touchSign(of: table)
            return app.placed().content
        }
    }
}
