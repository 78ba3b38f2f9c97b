public import Foundation

extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selection.min() }
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
    public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
    public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    public func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// In the table's coordinates.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let row = rows.rows.first(where: { $0.path == indexPath }) else { return .zero }
        return CGRect(x: 0, y: row.y, width: bounds.width, height: row.height)
    }

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.rows.first { $0.y <= point.y && point.y < $0.y + $0.height }?.path
    }

    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection = indexPath.map { [$0] } ?? []
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        setNeedsLayout()
    }

    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        setNeedsLayout()
    }

    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row = rectForRow(at: indexPath)
        let range = restingRange
        let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        let top = row.minY - adjustedContentInset.top
        let wanted: CGFloat =
            switch scrollPosition {
            case .none: min(top, max(contentOffset.y, top - (room - row.height)))
            case .top: top
            case .middle: top - (room - row.height) / 2
            case .bottom: top - (room - row.height)
            }
        setContentOffset(CGPoint(x: 0, y: min(max(wanted, range.lowerBound), range.upperBound)), animated: animated)
    }

    /// Whether touches choose rows now.
    var isSelecting: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    /// A touch on the sign of a row that inserts, or on the button that deletes.
    func commit(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        let style = cell.editingStyle
        cell.isShowingDeletion = false
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    func mayHighlight(_ cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    /// A touch on the button at a row's end.
    func touchDetail(_ cell: UITableViewCell) {
        if let path = indexPath(for: cell) { tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
    }

    /// A touch on a row.
    func touchSelect(_ cell: UITableViewCell) {
        guard rowSwipe.openRow == nil else { return rowSwipe.close() }
        guard isSelecting, let path = indexPath(for: cell) else { return }
        guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if allowsMultipleSelection, selection.contains(chosen) {
            selection.remove(chosen)
            tableDelegate?.tableView(self, didDeselectRowAt: chosen)
        } else {
            let old = allowsMultipleSelection ? [] : selection.subtracting([chosen]).sorted()
            selection = allowsMultipleSelection ? selection.union([chosen]) : [chosen]
            for path in old { tableDelegate?.tableView(self, didDeselectRowAt: path) }
            // As in UIKit the way is gone first, with the row selected already.
            cell.segue?.fire(cell)
            tableDelegate?.tableView(self, didSelectRowAt: chosen)
        }
        setNeedsLayout()
    }
}
