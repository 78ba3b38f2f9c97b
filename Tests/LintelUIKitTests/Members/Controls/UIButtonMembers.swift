import Foundation
import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let button = MemberTable("UIButton") { type in
        type.member("init(type:)") { stage in
            { stage.show(UIButton(type: .contactAdd)) }
        }
        type.member("init(type:primaryAction:)") { stage in
            stage.show(UIButton(type: .system, primaryAction: stage.telling("touched")))
            return { stage.tap() }
        }
        type.member("init(configuration:primaryAction:)") { stage in
            { stage.show(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Title") { _ in })) }
        }
        type.button("configuration") { $0.configuration = .filled() }
        type.button("contentEdgeInsets") { $0.contentEdgeInsets.left = 40 }
        type.button("setTitle(_:for:)") { $0.setTitle("Other", for: .normal) }
        type.button("setTitleColor(_:for:)") { $0.setTitleColor(.red, for: .normal) }
        type.button("setImage(_:for:)") { $0.setImage(UIImage(systemName: "star"), for: .normal) }
        type.button("titleLabel") { $0.titleLabel?.font = .systemFont(ofSize: 30) }
        type.member("imageView") { stage in
            let button = stage.button()
            button.setImage(UIImage(systemName: "star"), for: .normal)
            return { button.imageView?.backgroundColor = .red }
        }
        type.seen("title(for:)", { $0.title(for: .selected) }) { $0.setTitle("Other", for: .normal) }
        type.seen("titleColor(for:)", { $0.titleColor(for: .selected) }) { $0.setTitleColor(.red, for: .normal) }
        type.seen("image(for:)", { $0.image(for: .selected) }) { $0.setImage(UIImage(systemName: "star"), for: .normal) }
        type.seen("currentTitle", { $0.currentTitle }) { $0.isSelected = true }
        type.seen("currentTitleColor", { $0.currentTitleColor }) { $0.isSelected = true }
        type.seen("currentImage", { $0.currentImage }) { $0.isSelected = true }
        type.member("buttonType") { stage in
            let button = stage.button(UIButton(type: .custom))
            return { stage.show(UIButton(type: button.buttonType == .custom ? .contactAdd : .close)) }
        }
    }

    static let buttonMenu = MemberTable("UIButton") { type in
        type.member("menu") { stage in
            let button = stage.button()
            stage.see { stage.rows { stage.app.press(at: Point(x: 140, y: 250)) } }
            return { button.menu = .rows }
        }
        type.member("showsMenuAsPrimaryAction") { stage in
            let button = stage.button()
            button.menu = .rows
            stage.see { stage.rows { stage.tap() } }
            return { button.showsMenuAsPrimaryAction = true }
        }
        type.member("changesSelectionAsPrimaryAction") { stage in
            let button = stage.button()
            button.menu = .rows
            button.showsMenuAsPrimaryAction = true
            return { button.changesSelectionAsPrimaryAction = true }
        }
        type.member("preferredMenuElementOrder") { stage in
            let button = stage.button()
            button.menu = .rows
            button.showsMenuAsPrimaryAction = true
            // Low on the screen the menu opens upwards.
            button.frame.origin.y = 600
            stage.see { stage.rows { stage.app.tap(button) } }
            return { button.preferredMenuElementOrder = .fixed }
        }
    }

    static let buttonPictures = MemberTable("UIButton") { type in
        type.button("setAttributedTitle(_:for:)") { $0.setAttributedTitle(NSAttributedString(string: "Other"), for: .normal) }
        type.button("setBackgroundImage(_:for:)") { $0.setBackgroundImage(UIImage(systemName: "star"), for: .normal) }
        type.seen("attributedTitle(for:)", { $0.attributedTitle(for: .selected)?.string }) {
            $0.setAttributedTitle(NSAttributedString(string: "Other"), for: .normal)
        }
        type.seen("backgroundImage(for:)", { $0.backgroundImage(for: .selected) }) {
            $0.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
        }
        type.seen("currentAttributedTitle", { $0.currentAttributedTitle?.string }) { $0.isSelected = true }
        type.seen("currentBackgroundImage", { $0.currentBackgroundImage }) { $0.isSelected = true }
        type.member("adjustsImageWhenHighlighted") { stage in
            let button = stage.button(UIButton(type: .custom))
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.isHighlighted = true
            return { button.adjustsImageWhenHighlighted = false }
        }
    }

    static let buttonType = MemberTable("UIButton.ButtonType") { type in
        type.values(
            [
                "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
                "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
            ], alike: [["detailDisclosure", "infoLight", "infoDark"]]
        ) { (stage, kind: UIButton.ButtonType) in _ = stage.button(UIButton(type: kind)) }
    }

    static let buttonConfiguration = MemberTable("UIButton.Configuration") { type in
        type.values(
            [
                "plain()": UIButton.Configuration.plain(), "borderless()": UIButton.Configuration.borderless(),
                "tinted()": UIButton.Configuration.tinted(), "gray()": UIButton.Configuration.gray(),
                "bordered()": UIButton.Configuration.bordered(), "filled()": UIButton.Configuration.filled(),
            ], alike: [["gray()", "bordered()"]]
        ) { stage, configuration in
            let button = stage.button(UIButton(configuration: configuration))
            button.sizeToFit()
        }
        type.configured("title") { $0.title = "Other" }
        type.configured("image") { $0.image = UIImage(systemName: "heart") }
        type.configured("imagePadding") { $0.imagePadding = 20 }
        type.configured("contentInsets") { $0.contentInsets.leading = 30 }
        type.configured("baseForegroundColor") { $0.baseForegroundColor = .red }
        type.configured("baseBackgroundColor") { $0.baseBackgroundColor = .red }
    }

    private func button(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIButton) -> Void) {
        member(name, line: line) { stage in
            let button = stage.button()
            return { use(button) }
        }
    }

    /// A row about what a button answers; selected it looks different.
    private func seen(
        _ name: String, line: Int = #line, _ probe: @escaping @MainActor (UIButton) -> Any?,
        _ use: @escaping @MainActor (UIButton) -> Void
    ) {
        member(name, line: line) { stage in
            let button = stage.button()
            if name.hasPrefix("current") {
                button.setTitle("Selected", for: .selected)
                button.setTitleColor(.green, for: .selected)
                button.setImage(UIImage(systemName: "heart"), for: .selected)
                button.setBackgroundImage(UIImage(systemName: "heart"), for: .selected)
                if name == "currentAttributedTitle" { button.setAttributedTitle(NSAttributedString(string: "Own"), for: .selected) }
            }
            stage.see { probe(button) }
            return { use(button) }
        }
    }

    /// A row about a filled button's configuration.
    private func configured(_ name: String, line: Int = #line, _ change: @escaping @MainActor (inout UIButton.Configuration) -> Void) {
        member(name, line: line) { stage in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "star")
            let button = UIButton(configuration: configuration)
            stage.show(button)
            return {
                change(&configuration)
                button.configuration = configuration
            }
        }
    }
}
