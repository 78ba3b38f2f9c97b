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
            addEnd(of: section, isFooter: false, to: &rows)
            for row in 0..<source.tableView(table, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = asked(path)
                let isAutomatic = height == UITableView.automaticDimension
                rows.addRow(path, height: isAutomatic ? table.measured[path] ?? estimate(path) : height)
            }
            addEnd(of: section, isFooter: true, to: &rows)
        }
        if let footer = table.tableFooterView { rows.skip(footer.frame.height) }
        return rows
    }

    /// As high as the delegate says; otherwise as the view or the text there asks. Groups have a gap where they have no header.
    private func addEnd(of section: Int, isFooter: Bool, to rows: inout TableRows) {
        let asked = table.heightOfEnd(of: section, isFooter: isFooter)
        if asked >= 0 {
            if asked > 0 { rows.addEnd(of: section, isFooter: isFooter, height: asked) }
        } else if let view = table.end(of: section, isFooter: isFooter) {
            rows.addEnd(of: section, isFooter: isFooter, height: height(of: view))
        } else if table.style != .plain, !isFooter {
            rows.skip(Self.groupGap)
        }
    }

    private func height(of view: UIView) -> CGFloat {
        let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        if !content.constraints.isEmpty {
            let size = content.systemLayoutSizeFitting(
                CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 { return size.height.rounded(.up) }
        }
        return table.style == .plain ? Self.plainTitleHeight : Self.groupTitleHeight
    }

    /// A header's or footer's text.
    func set(_ label: UILabel, _ text: String, isFooter: Bool) {
        let isPlain = table.style == .plain
        label.text = isPlain || isFooter ? text : text.uppercased()
        label.font = isPlain && !isFooter ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = isPlain && !isFooter ? .label : .secondaryLabel
    }

    /// At both sides of a header's text.
    var titleMargin: CGFloat { sideInset + (table.layoutMargins.left > 0 ? Self.groupInset : 0) }
}
