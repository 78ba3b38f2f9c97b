import Foundation
import LintelUIKit

extension MemberTable {
    static let deferredMenuElement = MemberTable("UIDeferredMenuElement") { type in
        type.member("init(_:)") { stage in
            stage.item.menu = .rows
            stage.see { try? stage.rows { try stage.tapItem() } }
            return { stage.item.menu = UIMenu(children: [UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) }]) }
        }
        type.member("uncached(_:)") { stage in
            let provider: UIDeferredMenuElement.Provider = { provide in
                stage.told("asked")
                provide([])
            }
            stage.item.menu = UIMenu(children: [UIDeferredMenuElement(provider)])
            _ = try stage.rows { try stage.tapItem() }
            stage.seeHeard { _ = try? stage.rows { try stage.tapItem() } }
            return { stage.item.menu = UIMenu(children: [UIDeferredMenuElement.uncached(provider)]) }
        }
    }

    /// On an item of a bar, and on a button within content that scrolls.
    static let elementOrder = MemberTable("UIContextMenuConfiguration.ElementOrder") { type in
        type.values(
            ["automatic": UIContextMenuConfiguration.ElementOrder.automatic, "priority": .priority, "fixed": .fixed]
        ) { stage, order in
            stage.item.menu = .rows
            stage.item.preferredMenuElementOrder = order
            // Low on the screen the menu opens upwards.
            let scroll = UIScrollView(frame: CGRect(x: 40, y: 600, width: 200, height: 100))
            stage.show(scroll)
            let button = UIButton(frame: scroll.bounds)
            button.menu = .rows
            button.showsMenuAsPrimaryAction = true
            button.preferredMenuElementOrder = order
            scroll.addSubview(button)
            let inBar = try stage.rows { try stage.tapItem() }
            let inContent = stage.rows { stage.app.tap(button) }
            stage.see { [inBar, inContent] }
        }
    }

    static let subtitledAction = MemberTable("UIAction") { type in
        type.member("init(title:subtitle:image:identifier:attributes:state:handler:)") { stage in
            { stage.item.menu = UIMenu(children: [UIAction(title: "Row", subtitle: "Below") { _ in }]) }
        }
    }

    static let subtitledMenu = MemberTable("UIMenu") { type in
        type.member("init(title:subtitle:image:identifier:options:children:)") { stage in
            stage.item.menu = UIMenu(children: [UIMenu(title: "Inner", children: [UIMenu.rows])])
            return { stage.item.menu = UIMenu(children: [UIMenu(title: "Inner", subtitle: "Below", children: [UIMenu.rows])]) }
        }
    }

    static let menuSubtitle = MemberTable("UIMenuElement") { type in
        type.member("subtitle") { stage in
            let action = UIAction(title: "Row") { _ in }
            stage.item.menu = UIMenu(children: [action])
            return { action.subtitle = "Below" }
        }
    }

    static let keptMenu = MemberTable("UIMenuElement.Attributes") { type in
        type.member("keepsMenuPresented") { stage in
            let action = UIAction(title: "Row") { _ in }
            stage.item.menu = UIMenu(children: [action])
            stage.see {
                try? stage.rows {
                    try stage.tapItem()
                    stage.app.tapMenu("Row")
                }
            }
            return { action.attributes = .keepsMenuPresented }
        }
    }
}
