import Foundation
import LintelUIKit

extension MemberTable {
    static let attributeKey = MemberTable("NSAttributedString.Key") { type in
        type.member("foregroundColor") { stage in
            { stage.root.toolbarItems?[0].setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal) }
        }
        type.member("font") { stage in
            { stage.root.toolbarItems?[0].setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal) }
        }
    }
}
