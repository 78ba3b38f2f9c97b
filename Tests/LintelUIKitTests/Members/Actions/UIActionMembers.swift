import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let action = MemberTable("UIAction") { type in
        type.member("attributes") { stage in
            let action = inMenu(stage)
            return { action.attributes = .destructive }
        }
        type.member("state") { stage in
            let action = inMenu(stage)
            return { action.state = .on }
        }
        type.member("identifier", "Identifier.init(_:)", "Identifier.rawValue") { stage in
            var action = UIAction(title: "Act", identifier: UIAction.Identifier("one")) { _ in }
            stage.see { action.identifier.rawValue }
            return { action = UIAction(title: "Act", identifier: UIAction.Identifier("two")) { _ in } }
        }
        type.member("Identifier.init(rawValue:)") { stage in
            var identifier = UIAction.Identifier(rawValue: "one")
            stage.see { identifier }
            return { identifier = UIAction.Identifier(rawValue: "two") }
        }
        type.member("sender") { stage in
            let action = UIAction(title: "Act") { stage.told("\(Swift.type(of: $0.sender as Any))") }
            stage.item.primaryAction = action
            stage.see { action.sender == nil ? stage.log : ["running"] }
            return { try stage.tapItem() }
        }
        type.member("init(title:subtitle:image:identifier:attributes:state:handler:)") { stage in
            stage.see { stage.log }
            return {
                stage.item.primaryAction = UIAction(title: "Act") { _ in stage.told("ran") }
                try stage.tapItem()
            }
        }
    }

    static let menuElement = MemberTable("UIMenuElement") { type in
        type.member("title", "image") { stage in
            var element: UIMenuElement = UIAction(title: "One") { _ in }
            stage.see { element.title }
            stage.see { element.image }
            return { element = UIMenu(title: "Two", image: .star, children: []) }
        }
    }

    static let menuElementState = MemberTable("UIMenuElement.State") { type in
        type.values(["off": .off, "on": .on, "mixed": .mixed] as KeyValuePairs<String, UIMenuElement.State>) { stage, state in
            inMenu(stage).state = state
            try stage.tapItem()
            stage.see { stage.app.placed().menu }
        }
    }

    static let menuElementAttributes = MemberTable("UIMenuElement.Attributes") { type in
        type.values(
            ["disabled": .disabled, "destructive": .destructive, "hidden": .hidden] as KeyValuePairs<String, UIMenuElement.Attributes>
        ) { stage, attributes in
            inMenu(stage).attributes = attributes
            try stage.tapItem()
            stage.see { stage.app.placed().menu }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            var attributes = UIMenuElement.Attributes(rawValue: 1)
            stage.see { attributes.rawValue }
            stage.see { attributes.contains(.disabled) }
            return { attributes = UIMenuElement.Attributes(rawValue: 2) }
        }
    }

    static let menu = MemberTable("UIMenu") { type in
        type.member("init(title:subtitle:image:identifier:options:children:)") { stage in
            { stage.item.menu = UIMenu(title: "Menu", children: [UIAction(title: "Entry") { _ in }]) }
        }
        type.member("children", "options", "identifier", "Identifier.init(_:)", "Identifier.rawValue") { stage in
            var menu = UIMenu(title: "Menu", identifier: UIMenu.Identifier("one"), children: [])
            stage.see { menu.children.count }
            stage.see { menu.options.rawValue }
            stage.see { menu.identifier.rawValue }
            return {
                let action = UIAction(title: "Entry") { _ in }
                menu = UIMenu(title: "Menu", identifier: UIMenu.Identifier("two"), options: .displayInline, children: [action])
            }
        }
        type.member("Identifier.init(rawValue:)") { stage in
            var identifier = UIMenu.Identifier(rawValue: "one")
            stage.see { identifier }
            return { identifier = UIMenu.Identifier(rawValue: "two") }
        }
        type.member("replacingChildren(_:)") { stage in
            stage.item.menu = UIMenu(title: "Menu", children: [])
            return { stage.item.menu = stage.item.menu?.replacingChildren([UIAction(title: "Entry") { _ in }]) }
        }
        type.member("selectedElements") { stage in
            let action = UIAction(title: "Entry") { _ in }
            let menu = UIMenu(title: "Menu", children: [action])
            stage.see { menu.selectedElements.count }
            return { action.state = .on }
        }
    }

    static let menuOptions = MemberTable("UIMenu.Options") { type in
        type.values(
            ["displayInline": .displayInline, "destructive": .destructive] as KeyValuePairs<String, UIMenu.Options>
        ) { stage, options in
            let inner = UIMenu(title: "Inner", options: options, children: [UIAction(title: "Entry") { _ in }])
            stage.item.menu = UIMenu(title: "Menu", children: [inner])
            try stage.tapItem()
            stage.see { stage.app.placed().menu }
        }
        type.member("singleSelection") { stage in
            let actions = ["One", "Two"].map { UIAction(title: $0, state: $0 == "One" ? .on : .off) { _ in } }
            stage.see { actions.map(\.state) }
            return {
                stage.item.menu = UIMenu(title: "Menu", options: .singleSelection, children: actions)
                try stage.tapItem()
                stage.app.run(for: 0.5)
                stage.app.tapMenu("Two")
                stage.app.run(for: 0.5)
            }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            var options = UIMenu.Options(rawValue: 1)
            stage.see { options.rawValue }
            stage.see { options.contains(.displayInline) }
            return { options = UIMenu.Options(rawValue: 2) }
        }
    }

    /// An action in the menu of the stage's item.
    @MainActor private static func inMenu(_ stage: Stage) -> UIAction {
        let action = UIAction(title: "Entry") { _ in }
        stage.item.menu = UIMenu(title: "Menu", children: [action])
        return action
    }
}
