package import LintelEvidence

extension InterfaceObjects {
    package func item(_ element: MarkupElement) -> InterfaceBarItem {
        let id = element["id"] ?? ""
        var item = InterfaceBarItem(place: place(of: element), id: id)
        item.customClass = element["customClass"]
        item.title = text("title", of: element)
        item.titleRange = element.attribute("title").map { document.lines.range($0.valueRange) }
        item.image = image("image", of: element)
        item.landscapeImage = image("landscapeImage", of: element)
        item.selectedImage = image("selectedImage", of: element)
        item.systemItem = element["systemItem"]
        item.style = element["style"]
        item.width = element.number("width")
        item.customView = element.child(key: "customView").map { view($0) }
        item.accessibilityLabel = accessibilityLabel(of: element)
        item.isEnabled = element.flag("enabled") ?? true
        item.isHidden = element.flag("hidden") ?? false
        item.isSelected = element.flag("selected") ?? false
        item.hasMenu = element.child(key: "menu") != nil
        item.tint = color("tintColor", of: element)
        item.runtimeAttributes = runtimeAttributes(of: element)
        item.actions = connections.filter { $0.kind == .action && $0.source == id }
        item.outlets = connections.filter { $0.kind != .action && $0.destination == id }
        item.segues = segues.filter { $0.source == id }
        return item
    }

    /// The bar button items below a list element such as `items` or `toolbarItems`.
    func items(_ list: MarkupElement?) -> [InterfaceBarItem] {
        list?.children("barButtonItem").map { item($0) } ?? []
    }

    func navigationItem(_ element: MarkupElement) -> InterfaceNavigationItem {
        var item = InterfaceNavigationItem(place: place(of: element), id: element["id"] ?? "")
        item.title = text("title", of: element)
        item.prompt = text("prompt", of: element)
        item.largeTitleDisplayMode = element["largeTitleDisplayMode"]
        item.leftItems = Self.sideItems("leftBarButtonItem", of: element).map { self.item($0) }
        item.rightItems = Self.sideItems("rightBarButtonItem", of: element).map { self.item($0) }
        item.backItem = element.child(key: "backBarButtonItem").map { self.item($0) }
        item.titleView = element.child(key: "titleView").map { view($0) }
        return item
    }

    /// A single item stands under a key, several under a list element.
    package static func sideItems(_ key: String, of element: MarkupElement) -> [MarkupElement] {
        [element.child(key: key)].compactMap(\.self) + (element.child(key + "s")?.children("barButtonItem") ?? [])
    }

    package func tabItem(_ element: MarkupElement) -> InterfaceTabItem {
        var item = InterfaceTabItem(place: place(of: element), id: element["id"] ?? "")
        item.title = text("title", of: element)
        item.image = image("image", of: element)
        item.systemItem = element["systemItem"]
        item.badge = text("badgeValue", of: element)
        return item
    }

    /// How a bar looks; nil element gives the plain look.
    package func look(_ element: MarkupElement?) -> InterfaceBarLook {
        var look = InterfaceBarLook()
        guard let element else { return look }
        look.isBlack = (element["barStyle"] ?? "").hasPrefix("black")
        look.isTranslucent = element.flag("translucent")
        look.barTint = color("barTintColor", of: element)
        look.tint = color("tintColor", of: element)
        look.prefersLargeTitles = element.flag("largeTitles") ?? false
        look.isHidden = element.flag("hidden") ?? false
        look.titleColor = element.child(key: "titleTextAttributes").flatMap { color("textColor", of: $0) }
        return look
    }
}
