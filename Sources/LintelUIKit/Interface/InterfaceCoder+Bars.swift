import Foundation
import LintelEvidence
import LintelModel
import LintelProject

extension InterfaceCoder {
    @MainActor func decode(_ bar: UIToolbar) {
        decode(look: bar)
        let items = element.child("items")?.children("barButtonItem").map { load.barButtonItem($0) } ?? []
        if !items.isEmpty { bar.items = items }
    }

    @MainActor func decode(_ bar: UINavigationBar) {
        decode(look: bar)
        let look = load.objects.look(element)
        if look.prefersLargeTitles { bar.prefersLargeTitles = true }
        set(look.titleColor.flatMap(load.archive.color)) { bar.titleTextAttributes = [.foregroundColor: $0] }
        set(appearance("standardAppearance")) { bar.standardAppearance = $0 }
        set(appearance("scrollEdgeAppearance")) { bar.scrollEdgeAppearance = $0 }
        set(appearance("compactAppearance")) { bar.compactAppearance = $0 }
        let items = element.child("items")?.children("navigationItem") ?? []
        if !items.isEmpty {
            bar.items = items.map { element in
                let item = UINavigationItem(title: nil)
                InterfaceCoder(element, load).decode(item)
                load.made(item, element)
                return item
            }
        }
    }

    @MainActor func decode(_ bar: UITabBar) {
        decode(look: bar)
        let items = element.child("items")?.children("tabBarItem") ?? []
        if !items.isEmpty { bar.items = items.map { load.tabBarItem($0) } }
    }

    @MainActor private func decode(look bar: UIBar) {
        let look = load.objects.look(element)
        if look.isBlack { bar.barStyle = .black }
        set(look.isTranslucent) { bar.isTranslucent = $0 }
        set(look.barTint.flatMap(load.archive.color)) { bar.barTintColor = $0 }
    }

    @MainActor private func appearance(_ key: String) -> UINavigationBarAppearance? {
        guard let element = element.child(key: key), element.name == "navigationBarAppearance" else { return nil }
        let coder = InterfaceCoder(element, load)
        let appearance = UINavigationBarAppearance()
        set(coder.color("backgroundColor")) { appearance.backgroundColor = $0 }
        set(coder.color("shadowColor")) { appearance.shadowColor = $0 }
        for (key, path) in [
            ("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes),
            ("largeTitleTextAttributes", \.largeTitleTextAttributes),
        ] {
            let color = element.child(key: key).flatMap { load.objects.color("textColor", of: $0) ?? load.objects.color("NSColor", of: $0) }
            set(color.flatMap(load.archive.color)) { appearance[keyPath: path] = [.foregroundColor: $0] }
        }
        return appearance
    }

    @MainActor func decode(_ item: UINavigationItem) {
        item.title = text("title")
        set(text("prompt")) { item.prompt = $0 }
        set(element.flag("hidesBackButton")) { item.hidesBackButton = $0 }
        set(element.flag("leftItemsSupplementBackButton")) { item.leftItemsSupplementBackButton = $0 }
        set(text("backButtonTitle")) { item.backButtonTitle = $0 }
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        let left = InterfaceObjects.sideItems("leftBarButtonItem", of: element).map { load.barButtonItem($0) }
        if !left.isEmpty { item.leftBarButtonItems = left }
        let right = InterfaceObjects.sideItems("rightBarButtonItem", of: element).map { load.barButtonItem($0) }
        if !right.isEmpty { item.rightBarButtonItems = right }
        set(element.child(key: "backBarButtonItem")) { item.backBarButtonItem = load.barButtonItem($0) }
        set(element.child(key: "titleView")) { item.titleView = load.view($0) }
    }

    // MARK: - Items

    /// What bar button items and tab bar items have in common; called at the end of `UIBarItem.init(coder:)`.
    @MainActor func decode(_ item: UIBarItem) {
        set(text("title")) { item.title = $0 }
        set(image("image")) { item.image = $0 }
        set(image("landscapeImage")) { item.landscapeImagePhone = $0 }
        set(element.flag("enabled")) { item.isEnabled = $0 }
        set(element.number("tag")) { item.tag = Int($0) }
        set(load.objects.accessibilityLabel(of: element)) { item.accessibilityLabel = $0 }
        if let button = item as? UIBarButtonItem { decode(button) }
        if let tab = item as? UITabBarItem { decode(tab) }
    }

    var systemItem: UIBarButtonItem.SystemItem? {
        element["systemItem"].flatMap { SystemItem(name: $0) }.flatMap { UIBarButtonItem.SystemItem(rawValue: $0.rawValue) }
    }

    @MainActor private func decode(_ item: UIBarButtonItem) {
        switch element["style"] {
        case "done": item.style = .done
        case "bordered": item.style = .bordered
        case nil where systemItem == .done: item.style = .done
        default: break
        }
        set(element.number("width")) { item.width = CGFloat($0) }
        set(element.flag("hidden")) { item.isHidden = $0 }
        set(element.flag("selected")) { item.isSelected = $0 }
        set(color("tintColor")) { item.tintColor = $0 }
        set(element.child(key: "customView")) { item.customView = load.view($0) }
    }

    @MainActor private func decode(_ item: UITabBarItem) {
        set(text("badgeValue")) { item.badgeValue = $0 }
        set(image("selectedImage")) { item.selectedImage = $0 }
        guard let system = element["systemItem"], let known = SystemTab(rawValue: system) else { return }
        item.title = known.title
        item.image = UIImage(systemName: known.symbol)
    }
}

extension InterfaceLoad {
    func tabBarItem(_ element: MarkupElement) -> UITabBarItem {
        let item = namedClass(element, otherwise: UITabBarItem.self).init(coder: InterfaceCoder(element, self)) ?? UITabBarItem()
        made(item, element)
        return item
    }
}
