import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let point = MemberTable("CGPoint") { type in
        type.square("init(_:)") { _, view in view.center = CGPoint(Point(x: 30, y: 40)) }
    }

    static let size = MemberTable("CGSize") { type in
        type.square("init(_:)") { _, view in view.frame.size = CGSize(Size(width: 30, height: 40)) }
    }

    static let rect = MemberTable("CGRect") { type in
        type.square("init(_:)") { _, view in view.frame = CGRect(Rect(x: 1, y: 2, width: 30, height: 40)) }
        type.square("inset(by:)") { _, view in view.frame = view.frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
    }

    static let rectValue = MemberTable("NSValue") { type in
        type.member("init(cgRect:)", "cgRectValue") { stage in
            let view = stage.square()
            return { view.frame = NSValue(cgRect: CGRect(x: 1, y: 2, width: 30, height: 40)).cgRectValue }
        }
    }

    /// Around the title of a button.
    static let edgeInsets = MemberTable("UIEdgeInsets") { type in
        type.insets("init(top:left:bottom:right:)") { $0 = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40) }
        type.insets("init()") { $0 = UIEdgeInsets() }
        type.insets("zero") { $0 = .zero }
        type.insets("top") { $0.top = 30 }
        type.insets("left") { $0.left = 30 }
        type.insets("bottom") { $0.bottom = 30 }
        type.insets("right") { $0.right = 30 }
    }

    /// Around the title of a button with a configuration.
    static let directionalEdgeInsets = MemberTable("NSDirectionalEdgeInsets") { type in
        type.directional("init(top:leading:bottom:trailing:)") {
            $0 = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
        }
        type.directional("init()") { $0 = NSDirectionalEdgeInsets() }
        type.directional("zero") { $0 = .zero }
        type.directional("top") { $0.top = 30 }
        type.directional("leading") { $0.leading = 30 }
        type.directional("bottom") { $0.bottom = 30 }
        type.directional("trailing") { $0.trailing = 30 }
    }

    /// Of a bar item's title.
    static let offset = MemberTable("UIOffset") { type in
        type.offset("init(horizontal:vertical:)") { $0 = UIOffset(horizontal: 1, vertical: 2) }
        type.offset("init()") { $0 = UIOffset() }
        type.offset("zero") { $0 = .zero }
        type.offset("horizontal") { $0.horizontal = 9 }
        type.offset("vertical") { $0.vertical = 9 }
    }

    private func insets(_ name: String, line: Int = #line, _ change: @escaping @MainActor (inout UIEdgeInsets) -> Void) {
        member(name, line: line) { stage in
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            stage.show(button)
            return { change(&button.contentEdgeInsets) }
        }
    }

    private func directional(_ name: String, line: Int = #line, _ change: @escaping @MainActor (inout NSDirectionalEdgeInsets) -> Void) {
        member(name, line: line) { stage in
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Title"
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            let button = UIButton(configuration: configuration)
            stage.show(button)
            return {
                change(&configuration.contentInsets)
                button.configuration = configuration
            }
        }
    }

    private func offset(_ name: String, line: Int = #line, _ change: @escaping @MainActor (inout UIOffset) -> Void) {
        member(name, line: line) { stage in
            var offset = UIOffset(horizontal: 5, vertical: 7)
            stage.root.toolbarItems?[0].setTitlePositionAdjustment(offset, for: .default)
            return {
                change(&offset)
                stage.root.toolbarItems?[0].setTitlePositionAdjustment(offset, for: .default)
            }
        }
    }
}
