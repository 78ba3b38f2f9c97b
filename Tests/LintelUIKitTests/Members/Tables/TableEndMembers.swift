import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let tableUpdates = MemberTable("UITableView") { type in
        let first = IndexPath(row: 0, section: 0)
        type.member("beginUpdates()") { stage in
            let source = TableSource(stage)
            let table = stage.table(source)
            var cells = 0
            stage.see {
                source.rows += 1
                table.insertRows(at: [first], with: .none)
                stage.app.commit()
                defer { cells = table.visibleCells.count }
                return table.visibleCells.count == cells
            }
            _ = stage.look
            return { table.beginUpdates() }
        }
        type.changing("endUpdates()") { table, source in
            table.beginUpdates()
            source.rows = 5
            table.endUpdates()
        }
        type.changing("performBatchUpdates(_:completion:)") { table, source in
            table.performBatchUpdates({
                source.rows = 5
                table.insertRows(at: [first], with: .none)
            })
        }
        type.changing("insertSections(_:with:)") { table, source in
            source.sections = 2
            table.insertSections([1], with: .none)
        }
        type.changing("deleteSections(_:with:)") { table, source in
            source.sections = 0
            table.deleteSections([0], with: .none)
        }
        type.changing("moveRow(at:to:)") { table, source in
            source.text = "Moved"
            table.moveRow(at: first, to: IndexPath(row: 1, section: 0))
        }
    }

    static let tableEnds = MemberTable("UITableView") { type in
        type.changing("register(_:forHeaderFooterViewReuseIdentifier:)") { table, _ in
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
        } see: { table, _ in
            table.dequeueReusableHeaderFooterView(withIdentifier: "end") == nil
        }
        type.changing("dequeueReusableHeaderFooterView(withIdentifier:)") { table, source in
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
            source.makeEnd = { table, _ in
                let view = table.dequeueReusableHeaderFooterView(withIdentifier: "end")
                view?.textLabel?.text = "End"
                return view
            }
            table.reloadData()
        }
        type.changing("headerView(forSection:)") { table, source in
            source.show(header: true, in: table)
        } see: { table, _ in
            table.headerView(forSection: 0) == nil
        }
        type.changing("footerView(forSection:)") { table, source in
            source.show(header: false, in: table)
        } see: { table, _ in
            table.footerView(forSection: 0) == nil
        }
        type.member("sectionHeaderHeight") { stage in
            let table = titled(stage)
            return { table.sectionHeaderHeight = 80 }
        }
        type.member("sectionFooterHeight") { stage in
            let table = titled(stage)
            return { table.sectionFooterHeight = 80 }
        }
    }

    /// A table with a header and a footer, whose heights nobody is asked for.
    private static func titled(_ stage: Stage) -> UITableView {
        let source = TableSource(stage)
        source.header = "Header"
        source.footer = "Footer"
        let table = stage.table(source)
        table.delegate = nil
        table.reloadData()
        return table
    }

    static let tableEndDelegate = MemberTable("UITableViewDelegate") { type in
        type.changing("tableView(_:viewForHeaderInSection:)") { table, source in source.show(header: true, in: table) }
        type.changing("tableView(_:viewForFooterInSection:)") { table, source in source.show(header: false, in: table) }
        type.changing("tableView(_:heightForHeaderInSection:)") { table, source in
            source.endHeight = 70
            table.reloadData()
        }
        type.changing("tableView(_:heightForFooterInSection:)") { table, source in
            source.rows = 0
            source.endHeight = 70
            table.reloadData()
        }
        touches(type) { stage, source in stage.table(source) }
    }

    static let tableEndController = MemberTable("UITableViewController") { type in
        let changes: [(String, @MainActor (Ends) -> Void)] = [
            (
                "viewForHeaderInSection:",
                { $0.source.makeEnd = { _, isFooter in isFooter ? nil : UITableViewHeaderFooterView(frame: .zero) } }
            ),
            (
                "viewForFooterInSection:",
                { $0.source.makeEnd = { _, isFooter in isFooter ? UITableViewHeaderFooterView(frame: .zero) : nil } }
            ),
            ("heightForHeaderInSection:", { $0.source.endHeight = 70 }), ("heightForFooterInSection:", { $0.source.endHeight = 70 }),
        ]
        for (name, change) in changes {
            type.member("tableView(_:\(name))") { stage in
                let list = Ends(TableSource(stage))
                stage.start(with: list)
                return {
                    change(list)
                    list.tableView.reloadData()
                }
            }
        }
        touches(type) { stage, source in
            let list = Ends(source)
            stage.start(with: list)
            return list.tableView
        }
    }

    /// Rows about touches on rows of a table that is made for each.
    private static func touches(_ type: MemberTable, _ make: @escaping @MainActor (Stage, TableSource) -> UITableView) {
        type.member("tableView(_:shouldHighlightRowAt:)") { stage in
            let source = TableSource(stage)
            let tableView = make(stage, source)
            stage.see {
                tableView.reloadData()
                stage.touchRow(0, of: tableView)
                return tableView.indexPathForSelectedRow
            }
            return { source.allowsHighlight = false }
        }
        type.member("tableView(_:accessoryButtonTappedForRowWith:)") { stage in
            let source = TableSource(stage)
            source.makeCell = { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .detailButton
                return cell
            }
            let tableView = make(stage, source)
            stage.seeTold("detail 0")
            return {
                stage.app.commit()
                guard let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) else { return }
                let place = cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
                stage.app.tap(at: Point(x: Double(place.x), y: Double(place.y)))
            }
        }
    }

    static let headerFooterView = MemberTable("UITableViewHeaderFooterView") { type in
        type.end("contentView") { $0.contentView.backgroundColor = .red }
        type.end("textLabel") { $0.textLabel?.text = "Text" }
        type.end("detailTextLabel") { $0.detailTextLabel?.text = "Detail" }
        type.end("backgroundView") { view in
            view.backgroundView = UIView()
            view.backgroundView?.backgroundColor = .red
        }
        type.member("init(reuseIdentifier:)", "reuseIdentifier") { stage in
            let table = stage.table(TableSource(stage))
            var made: UITableViewHeaderFooterView?
            stage.see { made?.reuseIdentifier }
            return {
                made = UITableViewHeaderFooterView(reuseIdentifier: "end")
                table.tableHeaderView = made
            }
        }
        type.member("prepareForReuse()") { stage in
            final class Reused: UITableViewHeaderFooterView {
                override func prepareForReuse() { UIApplication.shared.keyWindow?.tintColor = .red }
            }
            let source = TableSource(stage)
            source.makeEnd = { table, isFooter in isFooter ? nil : table.dequeueReusableHeaderFooterView(withIdentifier: "end") }
            let table = stage.table(source)
            table.register(Reused.self, forHeaderFooterViewReuseIdentifier: "end")
            table.reloadData()
            stage.app.commit()
            stage.see { UIApplication.shared.keyWindow?.tintColor }
            return { table.reloadData() }
        }
    }

    /// A row about a table of three rows.
    private func changing(
        _ name: String, line: Int = #line, _ use: @escaping @MainActor (UITableView, TableSource) -> Void,
        see probe: (@MainActor (UITableView, TableSource) -> Any?)? = nil
    ) {
        member(name, line: line) { stage in
            let source = TableSource(stage)
            let table = stage.table(source)
            if let probe { stage.see { probe(table, source) } }
            return { use(table, source) }
        }
    }

    /// A row about a header that shows.
    private func end(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UITableViewHeaderFooterView) -> Void) {
        member(name, line: line) { stage in
            let view = UITableViewHeaderFooterView(frame: .zero)
            stage.show(view)
            return { use(view) }
        }
    }
}

/// A table's controller that asks a source for all that is not a row's.
private final class Ends: UITableViewController {
    let source: TableSource

    init(_ source: TableSource) {
        self.source = source
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { source.rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        source.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        source.tableView(tableView, viewForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { source.endHeight }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { source.endHeight }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { source.allowsHighlight }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        source.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
}

extension TableSource {
    fileprivate func show(header: Bool, in table: UITableView) {
        makeEnd = { _, isFooter in isFooter == header ? nil : UITableViewHeaderFooterView(reuseIdentifier: "end") }
        table.reloadData()
    }
}
