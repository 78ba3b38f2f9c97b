import Foundation
import LintelUIKit

/// A table whose rows a source gives.
private class Listing: UITableViewController {
    let source: TableSource

    init(_ stage: Stage) {
        source = TableSource(stage)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { source.sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { source.rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { source.header }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { source.footer }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { source.height }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        source.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        source.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        source.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        source.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { source.allowsEditing }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        source.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        source.editingStyle
    }
    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        source.deletion
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { source.estimate }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { source.scrollViewDidScroll(scrollView) }
}

extension MemberTable {
    static let tableViewController = MemberTable("UITableViewController") { type in
        type.member("init(style:)") { stage in
            stage.start(with: UITableViewController(style: .plain))
            return { stage.start(with: UITableViewController(style: .grouped)) }
        }
        type.member("tableView") { stage in
            let list = shown(stage)
            return { list.tableView = UITableView(frame: list.tableView.frame, style: .grouped) }
        }
        type.member("clearsSelectionOnViewWillAppear") { stage in
            let list = shown(stage)
            stage.see {
                stage.touchRow(0, of: list.tableView)
                stage.start(with: UIViewController())
                stage.start(with: list)
                return list.tableView.indexPathForSelectedRow
            }
            return { list.clearsSelectionOnViewWillAppear = false }
        }
        type.member("scrollViewDidScroll(_:)") { stage in
            final class Scrolled: UITableViewController {
                var tell: () -> Void = {}
                override func scrollViewDidScroll(_ scrollView: UIScrollView) { tell() }
            }
            let list = Scrolled(style: .plain)
            stage.start(with: list)
            list.tell = { stage.told("heard") }
            return { list.tableView.contentOffset.y = 10 }
        }
        overrides(type)
        editing(type)
    }

    /// What a subclass answers while its rows are edited.
    private static func editing(_ type: MemberTable) {
        let changes: [(String, @MainActor (TableSource) -> Void)] = [
            ("canEditRowAt:", { $0.allowsEditing = false }), ("editingStyleForRowAt:", { $0.editingStyle = .insert }),
            ("estimatedHeightForRowAt:", { $0.estimate = 80 }),
        ]
        for (name, change) in changes {
            type.member("tableView(_:\(name))") { stage in
                let list = shown(stage)
                list.source.height = UITableView.automaticDimension
                list.tableView.isEditing = true
                list.tableView.reloadData()
                return {
                    change(list.source)
                    list.tableView.reloadData()
                }
            }
        }
        type.member("tableView(_:commit:forRowAt:)") { stage in
            let list = shown(stage)
            list.source.editingStyle = .insert
            list.tableView.isEditing = true
            stage.seeTold("commit 0")
            return { stage.touchSign(of: list.tableView) }
        }
        type.member("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") { stage in
            let list = shown(stage)
            stage.seeDeletion(in: list.tableView)
            return { list.source.deletion = "Away" }
        }
    }

    /// What a subclass answers and hears.
    private static func overrides(_ type: MemberTable) {
        type.member("numberOfSections(in:)") { stage in
            final class Plain: UITableViewController {
                var sections = 1
                override func numberOfSections(in tableView: UITableView) -> Int { sections }
                override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            }
            let list = Plain(style: .plain)
            stage.start(with: list)
            return {
                list.sections = 2
                list.tableView.reloadData()
            }
        }
        let changes: [(String, @MainActor (TableSource) -> Void)] = [
            ("numberOfRowsInSection:", { $0.rows = 5 }), ("cellForRowAt:", { $0.text = "Other" }),
            ("titleForHeaderInSection:", { $0.header = "Header" }), ("titleForFooterInSection:", { $0.footer = "Footer" }),
            ("heightForRowAt:", { $0.height = 80 }),
        ]
        for (name, change) in changes {
            type.member("tableView(_:\(name))") { stage in
                let list = shown(stage)
                return {
                    change(list.source)
                    list.tableView.reloadData()
                }
            }
        }
        type.member("tableView(_:willDisplay:forRowAt:)") { stage in
            let list = shown(stage)
            stage.seeTold("willDisplay 0")
            return { list.tableView.reloadData() }
        }
        type.member("tableView(_:willSelectRowAt:)") { stage in
            let list = shown(stage)
            stage.seeHeard { stage.touchRow(0, of: list.tableView) }
            return { list.source.allowsSelection = false }
        }
        type.member("tableView(_:didSelectRowAt:)") { stage in
            let list = shown(stage)
            stage.seeTold("didSelect 0")
            return { stage.touchRow(0, of: list.tableView) }
        }
        type.member("tableView(_:didDeselectRowAt:)") { stage in
            let list = shown(stage)
            stage.touchRow(0, of: list.tableView)
            stage.seeTold("didDeselect 0")
            return { stage.touchRow(1, of: list.tableView) }
        }
    }

    private static func shown(_ stage: Stage) -> Listing {
        let list = Listing(stage)
        stage.start(with: list)
        return list
    }
}
