import Foundation
import LintelModel

/// A stroke along a row uncovers what can be done with it.
final class RowSwipe: UIPanGestureRecognizer {
    private weak var table: UITableView?
    private var row: SwipedRow?
    /// The row that stays open.
    private(set) var openRow: SwipedRow?

    /// Share of the row, and points a second, that make a whole stroke. By eye.
    private static let fullShare: CGFloat = 0.6
    private static let flick: CGFloat = 500

    init(_ table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        add { [unowned self] in follow() }
    }

    /// Only along a row for which the delegate has actions on the side that the stroke uncovers.
    override var allowsBeginning: Bool {
        let way = translation(in: nil)
        guard abs(way.x) > abs(way.y), let table, !table.isEditing else { return false }
        guard let path = table.indexPathForRow(at: location(in: table)), let cell = table.cellForRow(at: path) else { return false }
        if openRow?.cell === cell {
            row = openRow
            return true
        }
        let isMirrored = table.traitCollection.layoutDirection == .rightToLeft
        let isLeading = (way.x > 0) != isMirrored
        let actions =
            isLeading
            ? table.tableDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : table.tableDelegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        guard let actions, !actions.actions.isEmpty else { return false }
        close()
        row = SwipedRow(cell, actions, isOnLeft: way.x > 0) { [weak self] in self?.close() }
        return true
    }

    private func follow() {
        guard let row else { return }
        let way = translation(in: nil).x + row.start
        switch state {
        case .began, .changed: row.move(to: way)
        case .ended, .cancelled:
            row.start = 0
            let inward = row.isOnLeft ? way : -way
            let speed = velocity(in: nil).x * (row.isOnLeft ? 1 : -1)
            if state == .ended, row.actions.performsFirstActionWithFullSwipe, inward > row.cell.bounds.width * Self.fullShare {
                openRow = row
                row.open()
                row.perform(row.actions.actions[0])
            } else if state == .ended, inward > row.width / 2 || speed > Self.flick {
                openRow = row
                row.open()
            } else {
                openRow = row
                close()
            }
            self.row = nil
        case .possible, .failed: break
        }
    }

    func close() {
        openRow?.close()
        openRow = nil
    }
}
