import Foundation
import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let barItem = MemberTable("UIBarItem") { type in
        type.member("title") { stage in { stage.item.title = "Two" } }
        type.member("image") { stage in { stage.item.image = .star } }
        type.member("landscapeImagePhone", on: .landscape) { stage in
            stage.item.image = .star
            return { stage.item.landscapeImagePhone = UIImage(systemName: "trash") }
        }
        type.member("imageInsets") { stage in
            stage.item.image = .star
            return { stage.item.imageInsets.top = 4 }
        }
        type.member("landscapeImagePhoneInsets", on: .landscape) { stage in
            stage.item.image = .star
            stage.item.landscapeImagePhone = UIImage(systemName: "trash")
            return { stage.item.landscapeImagePhoneInsets.top = 4 }
        }
        type.member("largeContentSizeImage") { stage in { stage.item.largeContentSizeImage = .star } }
        type.member("largeContentSizeImageInsets") { stage in
            stage.item.largeContentSizeImage = .star
            return { stage.item.largeContentSizeImageInsets.top = 4 }
        }
        type.member("isEnabled") { stage in { stage.item.isEnabled = false } }
        type.member("tag") { stage in
            let bar = UITabBar()
            bar.items = [UITabBarItem(title: "One", image: nil, tag: 1)]
            let delegate = TagDelegate(stage)
            stage.keep(delegate)
            bar.delegate = delegate
            stage.show(bar)
            return {
                bar.items?[0].tag = 9
                stage.app.tap(at: .init(x: 140, y: 250))
            }
        }
        type.member("accessibilityLabel") { stage in { stage.item.accessibilityLabel = "Label" } }
        type.member("accessibilityIdentifier") { stage in { stage.item.accessibilityIdentifier = "identifier" } }
        type.member("setTitleTextAttributes(_:for:)", "titleTextAttributes(for:)") { stage in
            let item = stage.item
            stage.see { item.titleTextAttributes(for: .normal)?.count }
            stage.see { stage.app.placed().toolbar }
            return { item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
        }
        type.member("init(coder:)") { stage in
            { stage.root.toolbarItems = [UIBarItem.decoded(UIBarButtonItem.self)].compactMap(\.self) }
        }
    }

    static let buttonItem = MemberTable("UIBarButtonItem") { type in
        type.member("style") { stage in { stage.item.style = .done } }
        type.member("target", "action") { stage in
            let target = Target(stage)
            stage.keep(target)
            return {
                stage.item.target = target
                stage.item.action = Selector("hit", Target.hit)
                try stage.tapItem()
            }
        }
        type.member("primaryAction") { stage in { stage.item.primaryAction = UIAction(title: "Act") { _ in } } }
        type.member("menu") { stage in { stage.item.menu = UIMenu(title: "Menu", children: [UIAction(title: "Entry") { _ in }]) } }
        type.member("customView") { stage in { stage.item.customView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) } }
        type.member("width") { stage in { stage.item.width = 150 } }
        type.member("possibleTitles") { stage in { stage.item.possibleTitles = ["A title that is much longer"] } }
        type.member("isHidden") { stage in { stage.item.isHidden = true } }
        type.member("isSelected") { stage in { stage.item.isSelected = true } }
        type.member("changesSelectionAsPrimaryAction") { stage in
            {
                stage.item.changesSelectionAsPrimaryAction = true
                try stage.tapItem()
            }
        }
        type.member("sharesBackground", on: .glass) { stage in
            stage.root.toolbarItems = [.icon("star"), .icon("trash")]
            return { stage.item.sharesBackground = false }
        }
        type.member("hidesSharedBackground", on: .glass) { stage in { stage.item.hidesSharedBackground = true } }
        type.member("badge", on: .glass) { stage in { stage.item.badge = .count(3) } }
        type.member("visibilityPriority") { stage in { stage.item.visibilityPriority = .high } }
        type.member("buttonGroup") { stage in
            let item = stage.item
            stage.see { item.buttonGroup?.barButtonItems.count }
            return {
                let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
                stage.keep(group)
            }
        }
        type.member("tintColor") { stage in { stage.item.tintColor = .red } }
        type.member("init(barButtonSystemItem:target:action:)") { stage in
            { stage.root.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)] }
        }
        type.member("init(title:style:target:action:)") { stage in
            { stage.root.toolbarItems = [UIBarButtonItem(title: "Two", style: .done, target: nil, action: nil)] }
        }
        type.member("init(image:style:target:action:)") { stage in
            { stage.root.toolbarItems = [UIBarButtonItem(image: .star, style: .plain, target: nil, action: nil)] }
        }
        type.member("init(image:landscapeImagePhone:style:target:action:)", on: .landscape) { stage in
            {
                let item = UIBarButtonItem(image: .star, landscapeImagePhone: .star, style: .plain, target: nil, action: nil)
                stage.root.toolbarItems = [item]
            }
        }
        type.member("init(title:image:target:action:menu:)") { stage in
            { stage.root.toolbarItems = [UIBarButtonItem(title: "Two", image: .star, target: nil, action: nil)] }
        }
        type.member("init(customView:)") { stage in
            { stage.root.toolbarItems = [UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))] }
        }
        type.member("init(title:image:primaryAction:menu:)") { stage in
            { stage.root.toolbarItems = [UIBarButtonItem(title: "Two", primaryAction: UIAction { _ in })] }
        }
        type.member("init(systemItem:primaryAction:menu:)") { stage in { stage.root.toolbarItems = [UIBarButtonItem(systemItem: .add)] } }
        type.member("flexibleSpace()") { stage in { stage.root.toolbarItems?.insert(.flexibleSpace(), at: 0) } }
        type.member("fixedSpace(_:)") { stage in { stage.root.toolbarItems?.insert(.fixedSpace(40), at: 0) } }
        type.member("setBackgroundImage(_:for:barMetrics:)", "backgroundImage(for:barMetrics:)") { stage in
            let item = stage.item
            stage.see { item.backgroundImage(for: .normal, barMetrics: .default) }
            stage.see { stage.app.placed().toolbar }
            return { item.setBackgroundImage(.picture, for: .normal, barMetrics: .default) }
        }
        type.member("setTitlePositionAdjustment(_:for:)", "titlePositionAdjustment(for:)") { stage in
            let item = stage.item
            stage.see { item.titlePositionAdjustment(for: .default) }
            stage.see { stage.app.placed().toolbar }
            return { item.setTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 3), for: .default) }
        }
        type.member("menuRepresentation", on: .overflow) { stage in
            let items = (1...7).map { UIBarButtonItem.word("Long title \($0)") }
            stage.root.toolbarItems = items
            stage.see { stage.app.placed().toolbar?.items.last?.menu }
            return { items[6].menuRepresentation = UIAction(title: "Spoken") { _ in } }
        }
        type.member("preferredMenuElementOrder") { stage in
            stage.item.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            stage.see { try? stage.rows { try stage.tapItem() } }
            return { stage.item.preferredMenuElementOrder = .fixed }
        }
        type.member("creatingFixedGroup()") { stage in
            let item = UIBarButtonItem.icon("star")
            return {
                let group = item.creatingFixedGroup()
                stage.root.navigationItem.trailingItemGroups = [group]
            }
        }
    }

    static let buttonItemStyle = MemberTable("UIBarButtonItem.Style") { type in
        type.values(
            ["plain": UIBarButtonItem.Style.plain, "bordered": .bordered, "done": .done, "prominent": .prominent],
            alike: [["plain", "bordered"], ["done", "prominent"]]
        ) { stage, style in
            stage.item.style = style
            stage.see { stage.shownToolbar }
        }
    }

    static let systemItem = MemberTable("UIBarButtonItem.SystemItem") { type in
        type.values(
            [
                "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
                "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
                "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
                "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
                "pageCurl": .pageCurl, "close": .close, "writingTools": .writingTools,
            ] as KeyValuePairs<String, UIBarButtonItem.SystemItem>, alike: [["stop", "close"]]
        ) { stage, kind in
            let word = UIBarButtonItem.word("Word")
            stage.root.toolbarItems = [UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil), word, .flexibleSpace()]
            stage.see { stage.shownToolbar }
        }
    }

    static let badge = MemberTable("UIBarButtonItem.Badge") { type in
        type.member("stringValue") { stage in
            let item = stage.item
            stage.see { item.badge?.stringValue }
            return { item.badge = .string("New") }
        }
        type.member("count(_:)", on: .glass) { stage in { stage.item.badge = .count(5) } }
        type.member("string(_:)", on: .glass) { stage in { stage.item.badge = .string("New") } }
        type.member("indicator()", on: .glass) { stage in { stage.item.badge = .indicator() } }
    }

    static let visibilityPriority = MemberTable("UIBarButtonItem.VisibilityPriority") { type in
        type.values(
            ["low": .low, "standard": .standard, "high": .high] as KeyValuePairs<String, UIBarButtonItem.VisibilityPriority>, on: .overflow
        ) { stage, priority in
            let items = (1...9).map { UIBarButtonItem.word("Item \($0)") }
            for (index, item) in items.enumerated() where index != 4 { item.visibilityPriority = index < 4 ? .standard : .low }
            items[4].visibilityPriority = priority
            stage.root.toolbarItems = items
            stage.see { stage.app.describedScreen.toolbar?.items.map(\.visibilityPriority) }
        }
    }

    static let itemGroup = MemberTable("UIBarButtonItemGroup") { type in
        type.member("barButtonItems") { stage in
            let group = group(stage)
            return { group.barButtonItems = [.icon("star")] }
        }
        type.member("representativeItem", on: .overflow) { stage in
            let items = (1...9).map { UIBarButtonItem.word("A long item \($0)") }
            stage.root.toolbarItems = items
            let group = UIBarButtonItemGroup(barButtonItems: Array(items.suffix(3)), representativeItem: nil)
            stage.keep(group)
            return { group.representativeItem = .word("More of them") }
        }
        type.member("isHidden") { stage in
            let group = group(stage)
            return { group.isHidden = true }
        }
        type.member("init(barButtonItems:representativeItem:)") { stage in
            {
                stage.root.navigationItem.trailingItemGroups = [
                    UIBarButtonItemGroup(barButtonItems: [.icon("star")], representativeItem: nil)
                ]
            }
        }
        type.member("fixedGroup(representativeItem:items:)") { stage in
            { stage.root.navigationItem.leadingItemGroups = [.fixedGroup(items: [.icon("star")])] }
        }
    }

    @MainActor private static func group(_ stage: Stage) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: [.icon("trash"), .icon("star")], representativeItem: nil)
        stage.root.navigationItem.trailingItemGroups = [group]
        return group
    }
}

@MainActor private final class Target: NSObject {
    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func hit() { stage.told("hit") }
}

private final class TagDelegate: UITabBarDelegate {
    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { stage.told("\(item.tag)") }
}

extension Stage {
    /// The item that stands in the toolbar from the beginning.
    var item: UIBarButtonItem { root.toolbarItems?.first ?? UIBarButtonItem() }

    /// The toolbar's parts without the names of objects.
    var shownToolbar: [String] {
        (app.placed().toolbar?.items ?? []).map { "\($0.id) \($0.frame) \($0.text ?? "")" } + ["\(app.placed().toolbar?.drawing as Any)"]
    }

    func tapItem() throws {
        guard let frame = app.placed().toolbar?.items.first?.frame else { return }
        app.tap(at: frame.center)
    }
}

extension UIBarItem {
    fileprivate static func decoded<Item: UIBarItem>(_ type: Item.Type) -> Item? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)).flatMap { type.init(coder: $0) }
    }
}

extension UIBarButtonItem {
    static func icon(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }
}

extension Stage.Place {
    /// Where toolbars put what does not fit into a menu (TB-61).
    fileprivate static let overflow = Stage.Place(system: 27)
}
