public import Foundation

/// Rows one below the other, of which only those to be seen have views.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How a change of rows would move; Lintel shows its end.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// In points; `automaticDimension` lets rows be as high as their content asks.
    open var rowHeight = UITableView.automaticDimension { didSet { reloadRowsOnly() } }
    /// In points, for rows with automatic height that have not been seen; `automaticDimension` is the height of a plain row.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadRowsOnly() } }
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    /// Rows show what deletes and inserts them.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Behind all rows, as large as the table; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var allowsMultipleSelection = false
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { reloadRowsOnly() } }
    open var separatorColor: UIColor? = .separator { didSet { reloadRowsOnly() } }
    public static let automaticDimension: CGFloat = -1

    private var makers: [String: @MainActor (String) -> UITableViewCell] = [:]
    private var spare: [UITableViewCell] = []
    /// All rows, where the interface file has them.
    var staticRows: StaticTableRows?
    /// Headers and footers that are there.
    var endViews: [EndKey: UIView] = [:]
    @preconcurrency
    var endMakers: [String: @MainActor (String) -> UITableViewHeaderFooterView] = [:]
    var spareEnds: [UITableViewHeaderFooterView] = []
    /// How many updates have begun and not ended.
    var openUpdates = 0
    /// In points; `automaticDimension` leaves it to the view or text there.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadRowsOnly() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadRowsOnly() } }
    /// By row; heights that content asked for.
    var measured: [IndexPath: CGFloat] = [:]
    var cells: [IndexPath: UITableViewCell] = [:]
    var selection: Set<IndexPath> = []
    private var known: TableRows?
    private(set) lazy var rowSwipe = RowSwipe(self)

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        start()
    }

    private func start() {
        alwaysBounceVertical = true
        addGestureRecognizer(rowSwipe)
        panGestureRecognizer.require(toFail: rowSwipe)
        backgroundColor = backgroundColor ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        reloadRowsOnly()
    }

    // MARK: - Cells

    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        makers[identifier] = { cellClass.init(style: .default, reuseIdentifier: $0) }
    }

    /// Makes cells of a xib whose first object is one; nil takes the identifier back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return makers[identifier] = nil }
        makers[identifier] = { identifier in
            let cell: UITableViewCell = nib.view(for: identifier)
            cell.reuseIdentifier = cell.reuseIdentifier ?? identifier
            return cell
        }
    }

    func register(_ prototype: InterfacePrototype, forCellReuseIdentifier identifier: String) {
        makers[identifier] = { identifier in
            prototype.make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }

    /// A cell that has left the screen; nil where none is spare and none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
            let cell = spare.remove(at: index)
            cell.prepareForReuse()
            return cell
        }
        return makers[identifier]?(identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no cell is registered for \(identifier): call register(_:forCellReuseIdentifier:) first")
        }
        return cell
    }

    // MARK: - Rows

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        if editing, !allowsSelectionDuringEditing { selection = [] }
        for cell in cells.values { cell.isShowingDeletion = false }
        setNeedsLayout()
    }

    open func reloadData() {
        selection = []
        measured = [:]
        reloadRowsOnly()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        if openUpdates == 0 { reloadRowsOnly() }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { rowsChanged() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { rowsChanged() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { rowsChanged() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { rowsChanged() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { rowsChanged() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { rowsChanged() }

    func rowsChanged() {
        guard openUpdates == 0 else { return }
        measured = [:]
        reloadRowsOnly()
    }

    private func reloadRowsOnly() {
        known = nil
        rowSwipe.close()
        for path in cells.keys.map(\.self) { putAway(path) }
        putEndsAway()
        setNeedsLayout()
    }

    private func putAway(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        if cell.reuseIdentifier != nil { spare.append(cell) }
    }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    var rows: TableRows {
        if let known { return known }
        let rows = TableLayout(self).rows()
        known = rows
        return rows
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let rows = rows
        let size = CGSize(width: bounds.width, height: rows.height)
        if contentSize != size { contentSize = size }
        placeEnds(rows)
        placeSectionEnds(rows)
        let visible = rows.visible(from: bounds.minY, to: bounds.maxY)
        let paths = Set(visible.map(\.path))
        for path in cells.keys where !paths.contains(path) { putAway(path) }
        for row in visible { place(row) }
        if let backgroundView {
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
            if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
        }
    }

    private func place(_ row: TableRows.Row) {
        guard let dataSource else { return }
        let isNew = cells[row.path] == nil
        let cell = cells[row.path] ?? dataSource.tableView(self, cellForRowAt: row.path)
        cells[row.path] = cell
        cell.isSelected = selection.contains(row.path)
        let style = editing && dataSource.tableView(self, canEditRowAt: row.path) ? editingStyle(row.path) : .none
        cell.edit(editing, style)
        let inset = TableLayout(self).sideInset
        let frame = CGRect(x: inset, y: row.y, width: bounds.width - 2 * inset, height: row.height)
        if cell.frame != frame { cell.frame = frame }
        guard isNew else { return }
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
        measure(cell, row)
    }

    private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// A row whose content asks for another height moves those below it.
    private func measure(_ cell: UITableViewCell, _ row: TableRows.Row) {
        guard measured[row.path] == nil, TableLayout(self).isAutomatic(row.path), !cell.contentView.constraints.isEmpty else { return }
        let fitting = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard fitting.height > 0, fitting.height.rounded(.up) != row.height else { return }
        measured[row.path] = fitting.height.rounded(.up)
        known = nil
        setNeedsLayout()
    }

    private func placeEnds(_ rows: TableRows) {
        if let header = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
            if header.frame != frame { header.frame = frame }
        }
        if let footer = tableFooterView {
            let frame = CGRect(x: 0, y: rows.height - footer.frame.height, width: bounds.width, height: footer.frame.height)
            if footer.frame != frame { footer.frame = frame }
        }
    }
}
