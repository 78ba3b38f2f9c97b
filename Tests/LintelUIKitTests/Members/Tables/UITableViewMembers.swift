import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let tableView = MemberTable("UITableView") { type in
        looks(type)
        cells(type)
        changes(type)
        editing(type)
        selection(type)
        questions(type)
    }

    private static func looks(_ type: MemberTable) {
        type.member("init(frame:style:)") { stage in { stage.show(UITableView(frame: stage.view.bounds, style: .grouped)) } }
        type.member("style") { stage in
            var table = stage.table(TableSource(stage))
            stage.see { table.style }
            return { table = stage.table(TableSource(stage), style: .grouped) }
        }
        type.member("dataSource") { stage in
            let table = UITableView(frame: stage.view.bounds, style: .plain)
            stage.show(table)
            return { table.dataSource = TableSource(stage) }
        }
        type.member("rowHeight") { stage in
            let table = plain(stage)
            return { table.rowHeight = 80 }
        }
        type.member("automaticDimension") { stage in
            let table = plain(stage)
            table.rowHeight = 80
            return { table.rowHeight = UITableView.automaticDimension }
        }
        type.member("estimatedRowHeight") { stage in
            let table = plain(stage)
            return { table.estimatedRowHeight = 80 }
        }
        type.member("backgroundView") { stage in
            let table = plain(stage)
            return { table.backgroundView = UIView() }
        }
        type.member("separatorStyle") { stage in
            let table = plain(stage)
            return { table.separatorStyle = .none }
        }
        type.member("separatorColor") { stage in
            let table = plain(stage)
            return { table.separatorColor = .red }
        }
        type.member("tableHeaderView") { stage in
            let table = plain(stage)
            return { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }
        }
        type.member("tableFooterView") { stage in
            let table = plain(stage)
            return { table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }
        }
    }

    /// One whose delegate says nothing of heights.
    private static func plain(_ stage: Stage) -> UITableView {
        let table = stage.table(TableSource(stage))
        table.delegate = nil
        table.reloadData()
        return table
    }

    private static func cells(_ type: MemberTable) {
        type.member("register(_:forCellReuseIdentifier:)") { stage in
            let table = stage.table(TableSource(stage))
            stage.see { table.dequeueReusableCell(withIdentifier: "row") == nil }
            return { table.register(UITableViewCell.self, forCellReuseIdentifier: "row") }
        }
        type.member("dequeueReusableCell(withIdentifier:)") { stage in
            let (table, source) = registered(stage)
            return {
                source.makeCell = { table, _ in
                    let cell = table.dequeueReusableCell(withIdentifier: "row")
                    cell?.textLabel?.text = "dequeued"
                    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
                }
                table.reloadData()
            }
        }
        type.member("dequeueReusableCell(withIdentifier:for:)") { stage in
            let (table, source) = registered(stage)
            return {
                source.makeCell = { table, path in
                    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                    cell.textLabel?.text = "dequeued"
                    return cell
                }
                table.reloadData()
            }
        }
        type.member("visibleCells") { stage in
            let (table, source) = listed(stage)
            stage.see { table.visibleCells.count }
            return {
                source.rows = 5
                table.reloadData()
            }
        }
        type.member("cellForRow(at:)") { stage in
            let (table, source) = listed(stage)
            stage.see { table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text }
            return {
                source.text = "Other"
                table.reloadData()
            }
        }
        type.member("indexPath(for:)") { stage in
            let (table, _) = listed(stage)
            let cell = table.visibleCells.first
            stage.see { cell.flatMap { table.indexPath(for: $0) } }
            return { table.reloadData() }
        }
    }

    private static func registered(_ stage: Stage) -> (UITableView, TableSource) {
        let (table, source) = listed(stage)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return (table, source)
    }

    private static func listed(_ stage: Stage) -> (UITableView, TableSource) {
        let source = TableSource(stage)
        return (stage.table(source), source)
    }

    private static func changes(_ type: MemberTable) {
        let first = IndexPath(row: 0, section: 0)
        type.member("reloadData()") { stage in
            let (table, source) = listed(stage)
            source.rows = 5
            return { table.reloadData() }
        }
        type.member("reloadRows(at:with:)") { stage in
            let (table, source) = listed(stage)
            source.text = "Other"
            return { table.reloadRows(at: [first], with: .none) }
        }
        type.member("reloadSections(_:with:)") { stage in
            let (table, source) = listed(stage)
            source.text = "Other"
            return { table.reloadSections([0], with: .none) }
        }
        type.member("insertRows(at:with:)") { stage in
            let (table, source) = listed(stage)
            source.rows = 4
            return { table.insertRows(at: [first], with: .none) }
        }
        type.member("deleteRows(at:with:)") { stage in
            let (table, source) = listed(stage)
            source.rows = 2
            return { table.deleteRows(at: [first], with: .none) }
        }
    }

    private static func editing(_ type: MemberTable) {
        type.member("isEditing") { stage in
            let (table, _) = listed(stage)
            return { table.isEditing = true }
        }
        type.member("setEditing(_:animated:)") { stage in
            let (table, _) = listed(stage)
            return { table.setEditing(true, animated: false) }
        }
        type.member("allowsSelectionDuringEditing") { stage in
            let (table, _) = listed(stage)
            table.isEditing = true
            stage.see {
                stage.touchRow(0, of: table)
                return table.indexPathForSelectedRow
            }
            return { table.allowsSelectionDuringEditing = true }
        }
    }

    private static func selection(_ type: MemberTable) {
        let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        type.member("allowsSelection") { stage in
            let (table, _) = listed(stage)
            stage.seeHeard { stage.touchRow(0, of: table) }
            return { table.allowsSelection = false }
        }
        type.member("allowsMultipleSelection") { stage in
            let (table, _) = listed(stage)
            stage.see {
                table.reloadData()
                stage.touchRow(0, of: table)
                stage.touchRow(1, of: table)
                return table.indexPathsForSelectedRows
            }
            return { table.allowsMultipleSelection = true }
        }
        type.member("selectRow(at:animated:scrollPosition:)") { stage in
            let (table, _) = listed(stage)
            return { table.selectRow(at: first, animated: false, scrollPosition: .none) }
        }
        type.member("deselectRow(at:animated:)") { stage in
            let (table, _) = listed(stage)
            table.selectRow(at: first, animated: false, scrollPosition: .none)
            return { table.deselectRow(at: first, animated: false) }
        }
        type.member("indexPathForSelectedRow") { stage in
            let (table, _) = listed(stage)
            stage.see { table.indexPathForSelectedRow }
            return { stage.touchRow(1, of: table) }
        }
        type.member("indexPathsForSelectedRows") { stage in
            let (table, _) = listed(stage)
            table.allowsMultipleSelection = true
            stage.touchRow(0, of: table)
            stage.see { table.indexPathsForSelectedRows == [first, second] }
            return { stage.touchRow(1, of: table) }
        }
        type.member("scrollToRow(at:at:animated:)") { stage in
            let (table, source) = listed(stage)
            source.rows = 100
            table.reloadData()
            return { table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false) }
        }
    }

    private static func questions(_ type: MemberTable) {
        type.member("numberOfSections") { stage in
            let (table, source) = listed(stage)
            stage.see { table.numberOfSections }
            return { source.sections = 2 }
        }
        type.member("numberOfRows(inSection:)") { stage in
            let (table, source) = listed(stage)
            stage.see { table.numberOfRows(inSection: 0) }
            return { source.rows = 5 }
        }
        type.member("indexPathsForVisibleRows") { stage in
            let (table, source) = listed(stage)
            source.rows = 100
            table.reloadData()
            stage.see { table.indexPathsForVisibleRows?.first }
            return { table.contentOffset.y = 1000 }
        }
        type.member("rectForRow(at:)") { stage in
            let (table, source) = listed(stage)
            stage.see { table.rectForRow(at: IndexPath(row: 1, section: 0)) }
            return {
                source.height = 80
                table.reloadData()
            }
        }
        type.member("indexPathForRow(at:)") { stage in
            let (table, source) = listed(stage)
            stage.see { table.indexPathForRow(at: CGPoint(x: 10, y: 100)) }
            return {
                source.height = 80
                table.reloadData()
            }
        }
    }

    static let tableStyle = MemberTable("UITableView.Style") { type in
        type.values(["plain": UITableView.Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) { stage, style in
            stage.keep(stage.table(TableSource(stage), style: style))
            stage.seeContent()
        }
    }

    static let tableScrollPosition = MemberTable("UITableView.ScrollPosition") { type in
        type.values(["none": UITableView.ScrollPosition.none, "top": .top, "middle": .middle, "bottom": .bottom]) { stage, position in
            let (table, source) = listed(stage)
            source.rows = 100
            table.reloadData()
            table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: position)
            stage.see { table.contentOffset }
        }
    }

    /// Rows stand in their new places at once, however they shall move.
    static let rowAnimation = MemberTable("UITableView.RowAnimation") { type in
        type.values(
            [
                "fade": UITableView.RowAnimation.fade, "right": .right, "left": .left, "top": .top, "bottom": .bottom, "none": .none,
                "middle": .middle, "automatic": .automatic,
            ], alike: [["fade", "right", "left", "top", "bottom", "none", "middle", "automatic"]]
        ) { stage, animation in
            let (table, source) = listed(stage)
            source.rows = 4
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: animation)
            stage.seeContent()
        }
    }

    static let tableDataSource = MemberTable("UITableViewDataSource") { type in sourced(type, numberOfSections: "numberOfSections(in:)") }

    private static func sourced(_ type: MemberTable, numberOfSections: String) {
        let changes: [(String, @MainActor (TableSource) -> Void)] = [
            (numberOfSections, { $0.sections = 2 }), ("tableView(_:numberOfRowsInSection:)", { $0.rows = 5 }),
            ("tableView(_:cellForRowAt:)", { $0.text = "Other" }), ("tableView(_:titleForHeaderInSection:)", { $0.header = "Header" }),
            ("tableView(_:titleForFooterInSection:)", { $0.footer = "Footer" }),
            ("tableView(_:canEditRowAt:)", { $0.allowsEditing = false }),
        ]
        for (member, change) in changes {
            type.member(member) { stage in
                let (table, source) = listed(stage)
                table.isEditing = true
                return {
                    change(source)
                    table.reloadData()
                }
            }
        }
        type.member("tableView(_:commit:forRowAt:)") { stage in
            let (table, source) = listed(stage)
            source.editingStyle = .insert
            table.isEditing = true
            stage.seeTold("commit 0")
            return { stage.touchSign(of: table) }
        }
    }

    static let tableDelegate = MemberTable("UITableViewDelegate") { type in
        type.member("tableView(_:heightForRowAt:)") { stage in
            let (table, source) = listed(stage)
            return {
                source.height = 80
                table.reloadData()
            }
        }
        type.member("tableView(_:estimatedHeightForRowAt:)") { stage in
            let (table, source) = listed(stage)
            source.height = UITableView.automaticDimension
            table.reloadData()
            return {
                source.estimate = 80
                table.reloadData()
            }
        }
        type.member("tableView(_:editingStyleForRowAt:)") { stage in
            let (table, source) = listed(stage)
            table.isEditing = true
            return {
                source.editingStyle = .insert
                table.reloadData()
            }
        }
        type.member("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") { stage in
            let (table, source) = listed(stage)
            stage.seeDeletion(in: table)
            return { source.deletion = "Away" }
        }
        type.member("tableView(_:willDisplay:forRowAt:)") { stage in
            let (table, source) = listed(stage)
            stage.seeTold("willDisplay 4")
            return {
                source.rows = 5
                table.reloadData()
            }
        }
        type.member("tableView(_:willSelectRowAt:)") { stage in
            let (table, source) = listed(stage)
            stage.see {
                table.reloadData()
                stage.touchRow(0, of: table)
                return table.indexPathForSelectedRow
            }
            return { source.allowsSelection = false }
        }
        type.member("tableView(_:didSelectRowAt:)") { stage in
            let (table, _) = listed(stage)
            stage.seeTold("didSelect 0")
            return { stage.touchRow(0, of: table) }
        }
        type.member("tableView(_:didDeselectRowAt:)") { stage in
            let (table, _) = listed(stage)
            stage.touchRow(0, of: table)
            stage.seeTold("didDeselect 0")
            return { stage.touchRow(1, of: table) }
        }
    }
}
