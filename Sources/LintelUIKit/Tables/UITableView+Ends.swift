import Foundation

/// Headers and footers of sections.
extension UITableView {
    struct EndKey: Hashable {
        var section: Int
        var isFooter: Bool
    }

    public func register(_ aClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String) {
        endMakers[identifier] = { aClass.init(reuseIdentifier: $0) }
    }

    /// A header or footer that has left the table; nil where none is spare and none is registered.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let index = spareEnds.firstIndex(where: { $0.reuseIdentifier == identifier }) {
            let view = spareEnds.remove(at: index)
            view.prepareForReuse()
            return view
        }
        return endMakers[identifier]?(identifier)
    }

    /// The section's own header, of the app's making; nil while it is not there, or where the table wrote a title itself.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        endViews[EndKey(section: section, isFooter: false)] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        endViews[EndKey(section: section, isFooter: true)] as? UITableViewHeaderFooterView
    }

    /// Below nought: as the view or text there asks.
    func heightOfEnd(of section: Int, isFooter: Bool) -> CGFloat {
        guard let tableDelegate else { return isFooter ? sectionFooterHeight : sectionHeaderHeight }
        return isFooter
            ? tableDelegate.tableView(self, heightForFooterInSection: section)
            : tableDelegate.tableView(self, heightForHeaderInSection: section)
    }

    /// The delegate's view, or a label with the data source's title; asked for once.
    func end(of section: Int, isFooter: Bool) -> UIView? {
        let key = EndKey(section: section, isFooter: isFooter)
        if let known = endViews[key] { return known }
        let own =
            isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: section)
        let view = own ?? title(of: section, isFooter: isFooter)
        endViews[key] = view
        if let view { addSubview(view) }
        return view
    }

    private func title(of section: Int, isFooter: Bool) -> UILabel? {
        let text =
            isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section) : dataSource?.tableView(self, titleForHeaderInSection: section)
        guard let text else { return nil }
        let label = UILabel(frame: .zero)
        TableLayout(self).set(label, text, isFooter: isFooter)
        return label
    }

    func putEndsAway() {
        for view in endViews.values {
            view.removeFromSuperview()
            if let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil { spareEnds.append(view) }
        }
        endViews = [:]
    }

    func placeSectionEnds(_ rows: TableRows) {
        let layout = TableLayout(self)
        for end in rows.ends where end.y < bounds.maxY && end.y + end.height > bounds.minY {
            guard let view = self.end(of: end.section, isFooter: end.isFooter) else { continue }
            let margin = view is UILabel ? layout.titleMargin : 0
            let frame = CGRect(x: margin, y: end.y, width: max(0, bounds.width - 2 * margin), height: end.height)
            if view.frame != frame { view.frame = frame }
        }
    }
}
