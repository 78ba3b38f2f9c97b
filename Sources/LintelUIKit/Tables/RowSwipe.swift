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

/// A row that a finger has moved aside, and the buttons that it uncovers.
@MainActor
final class SwipedRow {
    let cell: UITableViewCell
    let actions: UISwipeActionsConfiguration
    let isOnLeft: Bool
    /// Where it stood when the finger came down, in points.
    var start: CGFloat = 0
    private var buttons: [UIButton] = []
    private let finished: () -> Void

    // By eye, on screenshots of lists of iOS 13 to 18.
    private static let leastWidth: CGFloat = 74
    private static let padding: CGFloat = 15
    /// Seconds.
    private static let duration = 0.25

    /// - Parameter finished: an action has been carried out.
    init(_ cell: UITableViewCell, _ actions: UISwipeActionsConfiguration, isOnLeft: Bool, finished: @escaping () -> Void) {
        (self.cell, self.actions, self.isOnLeft, self.finished) = (cell, actions, isOnLeft, finished)
        buttons = actions.actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.image == nil ? action.title : nil, for: .normal)
            button.setImage(action.image, for: .normal)
            button.accessibilityLabel = action.title
            button.tintColor = .white
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            return button
        }
    }

    private func width(of button: UIButton) -> CGFloat { max(Self.leastWidth, button.intrinsicContentSize.width + 2 * Self.padding) }

    /// Of all buttons.
    var width: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

    func move(to offset: CGFloat) {
        let offset = isOnLeft ? max(0, offset) : min(0, offset)
        for button in buttons where button.superview !== cell { cell.addSubview(button) }
        cell.swipeOffset = offset
        placeButtons(abs(offset))
    }

    /// The buttons share what is uncovered, the first at the edge.
    private func placeButtons(_ uncovered: CGFloat) {
        var edge: CGFloat = 0
        for button in buttons {
            let own = width > 0 ? uncovered * width(of: button) / width : 0
            let x = isOnLeft ? edge : cell.bounds.width - edge - own
            button.frame = CGRect(x: x, y: 0, width: own, height: cell.bounds.height)
            edge += own
        }
    }

    func open() {
        UIView.animate(withDuration: Self.duration) { self.move(to: self.isOnLeft ? self.width : -self.width) }
        start = isOnLeft ? width : -width
    }

    func close() {
        UIView.animate(withDuration: Self.duration) { self.move(to: 0) }
        for button in buttons { button.removeFromSuperview() }
    }

    func perform(_ action: UIContextualAction) {
        let view: UIView = buttons.first ?? cell
        UIApplication.running?.note(
            .action, to: action.title ?? "action of a row", cause: ["a stroke over a row and a touch on its button"])
        action.handler(action, view) { [weak self] _ in self?.finished() }
    }
}
