import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let contextualAction = MemberTable("UIContextualAction") { type in
        type.swiped("title") { $0.title = "Other" }
        type.swiped("image") { $0.image = .star }
        type.swiped("backgroundColor") { $0.backgroundColor = .blue }
        type.member("style") { stage in
            var action = stage.action(.normal)
            stage.see { action.style }
            return { action = stage.action(.destructive) }
        }
        type.member("init(style:title:handler:)", "handler") { stage in
            let source = TableSource(stage)
            let table = stage.table(source)
            stage.seeTold("handled")
            return {
                source.swipe = UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "A") { _, _, done in
                        stage.told("handled")
                        done(true)
                    }
                ])
                guard let handler = source.swipe?.actions.first?.handler else { return }
                _ = handler
                stage.swipe(table)
                stage.app.tap(at: stage.rowEnd(table))
            }
        }
    }

    static let contextualActionStyle = MemberTable("UIContextualAction.Style") { type in
        type.values(["normal": UIContextualAction.Style.normal, "destructive": .destructive]) { stage, style in
            let source = TableSource(stage)
            source.swipe = UISwipeActionsConfiguration(actions: [stage.action(style)])
            stage.swipe(stage.table(source))
            stage.seeContent()
        }
    }

    static let swipeActions = MemberTable("UISwipeActionsConfiguration") { type in
        type.member("init(actions:)", "actions") { stage in
            let source = TableSource(stage)
            let table = stage.table(source)
            return {
                source.swipe = UISwipeActionsConfiguration(actions: [stage.action(.normal)])
                if source.swipe?.actions.count == 1 { stage.swipe(table) }
            }
        }
        type.member("performsFirstActionWithFullSwipe") { stage in
            let source = TableSource(stage)
            source.swipe = UISwipeActionsConfiguration(actions: [stage.action(.normal)])
            let table = stage.table(source)
            stage.seeHeard {
                stage.swipe(table, by: -300)
                table.reloadData()
            }
            return { source.swipe?.performsFirstActionWithFullSwipe = false }
        }
    }

    static let swipeDelegate = MemberTable("UITableViewDelegate") { type in swipes(type) { stage, source in stage.table(source) } }

    static let swipeController = MemberTable("UITableViewController") { type in
        swipes(type) { stage, source in
            let list = Swiped(source)
            stage.start(with: list)
            return list.tableView
        }
    }

    private static func swipes(_ type: MemberTable, _ make: @escaping @MainActor (Stage, TableSource) -> UITableView) {
        for (member, way) in [
            ("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", -100.0),
            ("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", 100.0),
        ] {
            type.member(member) { stage in
                let source = TableSource(stage)
                let table = make(stage, source)
                stage.see {
                    table.reloadData()
                    stage.swipe(table, by: way)
                    return table.visibleCells.first?.contentView.frame.minX
                }
                return { source.swipe = UISwipeActionsConfiguration(actions: [stage.action(.normal)]) }
            }
        }
    }

    /// A row about the action that a row shows after a stroke.
    private func swiped(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIContextualAction) -> Void) {
        member(name, line: line) { stage in
            let source = TableSource(stage)
            let action = stage.action(.normal)
            source.swipe = UISwipeActionsConfiguration(actions: [action])
            let table = stage.table(source)
            stage.see {
                table.reloadData()
                stage.swipe(table)
                return stage.app.placed().content
            }
            return { use(action) }
        }
    }
}

/// A table's controller that asks a source what strokes uncover.
private final class Swiped: UITableViewController {
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
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { source.swipe }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { source.swipe }
}

extension Stage {
    fileprivate func action(_ style: UIContextualAction.Style) -> UIContextualAction {
        UIContextualAction(style: style, title: "Act") { [unowned self] _, _, done in
            told("acted")
            done(true)
        }
    }

    /// A stroke over the first row.
    fileprivate func swipe(_ table: UITableView, by way: Double = -100) {
        app.commit()
        guard let cell = table.visibleCells.first else { return }
        let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        let start = Point(x: Double(place.x) - way / 2, y: Double(place.y))
        app.drag(from: start, to: Point(x: start.x + way, y: start.y))
        app.run(for: 0.5)
    }

    fileprivate func rowEnd(_ table: UITableView) -> Point {
        guard let cell = table.visibleCells.first else { return .zero }
        let place = cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
        return Point(x: Double(place.x), y: Double(place.y))
    }
}
