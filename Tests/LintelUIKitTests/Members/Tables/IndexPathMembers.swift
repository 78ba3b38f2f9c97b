import Foundation
import LintelUIKit

extension MemberTable {
    static let indexPath = MemberTable("IndexPath") { type in
        type.member("init(row:section:)", "row") { stage in
            var path = IndexPath(row: 1, section: 2)
            stage.see { path.row }
            return { path = IndexPath(row: 3, section: 2) }
        }
        type.member("section") { stage in
            var path = IndexPath(row: 1, section: 2)
            stage.see { path.section }
            return { path = IndexPath(row: 1, section: 4) }
        }
        type.member("init(item:section:)", "item") { stage in
            var path = IndexPath(row: 1, section: 2)
            stage.see { path.item }
            return { path = IndexPath(item: 3, section: 2) }
        }
    }
}
