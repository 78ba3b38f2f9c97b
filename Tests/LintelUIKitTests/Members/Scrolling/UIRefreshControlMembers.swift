import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let refreshControl = MemberTable("UIRefreshControl") { type in
        type.refreshing("isRefreshing", see: { $0.isRefreshing }) { $0.beginRefreshing() }
        type.refreshing("beginRefreshing()") { $0.beginRefreshing() }
        type.member("endRefreshing()") { stage in
            let control = stage.refreshControl()
            control.beginRefreshing()
            return {
                control.endRefreshing()
                stage.app.run(for: 1)
            }
        }
        type.member("attributedTitle") { stage in
            let control = stage.refreshControl()
            control.beginRefreshing()
            return { control.attributedTitle = NSAttributedString(string: "Loading") }
        }
    }

    static let refreshControlHolder = MemberTable("UIScrollView") { type in
        type.member("refreshControl") { stage in
            let scroll = UIScrollView(frame: CGRect(x: 40, y: 200, width: 200, height: 300))
            scroll.contentSize = CGSize(width: 200, height: 1000)
            stage.show(scroll)
            let control = UIRefreshControl()
            control.addAction(stage.telling("asked"), for: .valueChanged)
            stage.seeHeard {
                stage.app.drag(from: Point(x: 140, y: 220), to: Point(x: 140, y: 480))
                control.endRefreshing()
                stage.app.run(for: 2)
            }
            return { scroll.refreshControl = control }
        }
    }

    static let refreshControlTable = MemberTable("UITableViewController") { type in
        type.member("refreshControl") { stage in
            let list = UITableViewController(style: .plain)
            stage.start(with: list)
            let control = UIRefreshControl()
            control.beginRefreshing()
            return { list.refreshControl = control }
        }
    }

    /// A row about a control that rests above content.
    private func refreshing(
        _ name: String, line: Int = #line, see probe: (@MainActor (UIRefreshControl) -> Any?)? = nil,
        _ use: @escaping @MainActor (UIRefreshControl) -> Void
    ) {
        member(name, line: line) { stage in
            let control = stage.refreshControl()
            if let probe { stage.see { probe(control) } }
            return { use(control) }
        }
    }
}

extension Stage {
    fileprivate func refreshControl() -> UIRefreshControl {
        let scroll = UIScrollView(frame: CGRect(x: 40, y: 200, width: 200, height: 300))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        let control = UIRefreshControl()
        scroll.refreshControl = control
        show(scroll)
        return control
    }
}
