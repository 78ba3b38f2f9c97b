import Foundation
import LintelUIKit

extension MemberTable {
    static let label = MemberTable("UILabel") { type in
        type.member("text") { stage in
            let label = stage.twoLines()
            return { label.text = "Other" }
        }
        type.member("attributedText") { stage in
            let label = stage.twoLines()
            return { label.attributedText = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.red]) }
        }
        type.member("font") { stage in
            let label = stage.twoLines()
            return { label.font = .boldSystemFont(ofSize: 17) }
        }
        type.member("textColor") { stage in
            let label = stage.twoLines()
            return { label.textColor = .red }
        }
        type.member("textAlignment") { stage in
            let label = stage.twoLines()
            return { label.textAlignment = .center }
        }
        type.member("numberOfLines") { stage in
            let label = stage.twoLines()
            return { label.numberOfLines = 1 }
        }
    }
}
