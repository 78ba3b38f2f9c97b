import Foundation
import LintelModel

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
