import Foundation

/// Heights and insets of a table in its style.
@MainActor
struct TableLayout {
    private let table: UITableView

    init(_ table: UITableView) { self.table = table }

    /// Height of a row at the standard text size (`Content.listRowHeight` is the model's).
    private static let rowHeight: CGFloat = 44
    // Of section headers and insets of groups; by eye, on screenshots of iOS 13 to 18.
    private static let plainTitleHeight: CGFloat = 28
    private static let groupTitleHeight: CGFloat = 38
    private static let groupGap: CGFloat = 35
    private static let groupInset: CGFloat = 16

    /// At both sides of rows.
    var sideInset: CGFloat { table.style == .insetGrouped ? Self.groupInset : 0 }

    func isAutomatic(_ path: IndexPath) -> Bool { asked(path) == UITableView.automaticDimension }

    private func asked(_ path: IndexPath) -> CGFloat {
        table.tableDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    }

    /// For a row whose own height is not known yet.
    private func estimate(_ path: IndexPath) -> CGFloat {
        let asked = table.tableDelegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
        return asked > 0 ? asked : Self.rowHeight
    }

    func rows() -> TableRows {
        var rows = TableRows()
        if let header = table.tableHeaderView { rows.skip(header.frame.height) }
        guard let source = table.dataSource else { return rows }
        for section in 0..<source.numberOfSections(in: table) {
            addTitle(source.tableView(table, titleForHeaderInSection: section), isFooter: false, to: &rows)
            for row in 0..<source.tableView(table, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = asked(path)
                let isAutomatic = height == UITableView.automaticDimension
                rows.addRow(path, height: isAutomatic ? table.measured[path] ?? estimate(path) : height)
            }
            addTitle(source.tableView(table, titleForFooterInSection: section), isFooter: true, to: &rows)
        }
        if let footer = table.tableFooterView { rows.skip(footer.frame.height) }
        return rows
    }

    private func addTitle(_ text: String?, isFooter: Bool, to rows: inout TableRows) {
        if let text {
            rows.addTitle(text, height: table.style == .plain ? Self.plainTitleHeight : Self.groupTitleHeight, isFooter: isFooter)
        } else if table.style != .plain, !isFooter {
            rows.skip(Self.groupGap)
        }
    }

    /// A header's or footer's text.
    func set(_ label: UILabel, _ title: TableRows.Title) {
        let isPlain = table.style == .plain
        // A label that is told anything asks for a layout, which would go on for ever.
        let text = isPlain || title.isFooter ? title.text : title.text.uppercased()
        if label.text != text { label.text = text }
        let font: UIFont = isPlain && !title.isFooter ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        if label.font != font { label.font = font }
        let color: UIColor = isPlain && !title.isFooter ? .label : .secondaryLabel
        if label.textColor != color { label.textColor = color }
        let margin = sideInset + (table.layoutMargins.left > 0 ? Self.groupInset : 0)
        let frame = CGRect(x: margin, y: title.y, width: max(0, table.bounds.width - 2 * margin), height: title.height)
        if label.frame != frame { label.frame = frame }
    }
}
