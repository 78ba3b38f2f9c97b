import Foundation
import LintelLayout
import LintelModel

/// The sign at the start of a row that is edited, and the button at its end that a touch on the sign uncovers.
@MainActor
final class EditingControl {
    private unowned let cell: UITableViewCell
    private let sign = UIButton(type: .custom)
    private let button = UIButton(type: .custom)

    // By eye, on screenshots of edited lists of iOS 13 to 18.
    static let width: CGFloat = 38
    private static let signSide: CGFloat = 22
    private static let margin: CGFloat = 16
    private static let leastButtonWidth: CGFloat = 74
    private static let buttonPadding: CGFloat = 15

    init(_ cell: UITableViewCell) {
        self.cell = cell
        button.backgroundColor = .systemRed
        sign.addAction(UIAction { [unowned self] _ in touchSign() }, for: .touchUpInside)
        button.addAction(UIAction { [unowned self] _ in self.cell.table?.commit(self.cell) }, for: .touchUpInside)
    }

    /// One of the two stands in the cell.
    var isInUse: Bool { sign.superview != nil || button.superview != nil }

    private func touchSign() {
        switch cell.editingStyle {
        case .none: break
        case .delete: cell.isShowingDeletion.toggle()
        case .insert: cell.table?.commit(cell)
        }
    }

    func layOut() {
        put(sign, isShown: cell.editingStyle != .none)
        put(button, isShown: cell.isShowingDeletion)
        let isMirrored = cell.traitCollection.layoutDirection == .rightToLeft
        let inserts = cell.editingStyle == .insert
        let symbol = UIImage(systemName: inserts ? "plus.circle.fill" : "minus.circle.fill")
        if sign.image(for: .normal) != symbol { sign.setImage(symbol, for: .normal) }
        let color: UIColor = inserts ? .systemGreen : .systemRed
        if sign.titleColor(for: .normal) != color { sign.setTitleColor(color, for: .normal) }
        let x = isMirrored ? cell.bounds.width - Self.margin - Self.signSide : Self.margin
        place(sign, CGRect(x: x, y: (cell.bounds.height - Self.signSide) / 2, width: Self.signSide, height: Self.signSide))
        let width = Self.buttonWidth(cell)
        if button.title(for: .normal) != Self.word(cell) { button.setTitle(Self.word(cell), for: .normal) }
        place(button, CGRect(x: isMirrored ? 0 : cell.bounds.width - width, y: 0, width: width, height: cell.bounds.height))
    }

    private func put(_ view: UIView, isShown: Bool) {
        if isShown, view.superview == nil { cell.addSubview(view) }
        if !isShown, view.superview != nil { view.removeFromSuperview() }
    }

    private func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

    static func buttonWidth(_ cell: UITableViewCell) -> CGFloat {
        guard let measure = UIApplication.running?.environment.text else { return leastButtonWidth }
        let width = measure.width(of: word(cell), font: UIFont.systemFont(ofSize: 18).model)
        return max(leastButtonWidth, CGFloat(width.rounded(.up)) + 2 * buttonPadding)
    }

    /// What the delegate calls it, else the system's word in the locale.
    private static func word(_ cell: UITableViewCell) -> String {
        guard let table = cell.table, let path = table.indexPath(for: cell) else { return "" }
        let own = table.tableDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        let locale = UIApplication.running?.base.traits.locale ?? "en"
        return own ?? LintelModel.SystemItem.trash.label(in: locale)
    }
}
