import Foundation
import LintelLayout
import LintelModel
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
        type.member("adjustsFontForContentSizeCategory") { stage in
            let label = UILabel()
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            stage.show(label)
            stage.app.handle(.textSize(.accessibilityLarge))
            return { label.adjustsFontForContentSizeCategory = true }
        }
        type.member("adjustsFontSizeToFitWidth") { stage in
            let label = UILabel()
            label.text = "Far too much text for so small a label"
            stage.show(label)
            return { label.adjustsFontSizeToFitWidth = true }
        }
        type.member("minimumScaleFactor") { stage in
            let label = UILabel()
            label.text = "Far too much text for so small a label"
            label.adjustsFontSizeToFitWidth = true
            stage.show(label)
            return { label.minimumScaleFactor = 0.9 }
        }
    }
}
