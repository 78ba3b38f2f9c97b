import LintelEvidence

/// A scene of an interface file together with the code of its classes.
struct SceneCode {
    let file: InterfaceFile
    let scene: InterfaceScene
    let index: ClassIndex

    /// What code can do to an item after it was loaded.
    enum Change {
        case label, title, image

        var members: Set<String> {
            switch self {
            case .label: ["accessibilityLabel", "setAccessibilityLabel", "title", "setTitle", "customView", "setCustomView"]
            case .title: ["title", "setTitle", "customView", "setCustomView", "possibleTitles"]
            case .image: ["image", "setImage", "customView", "setCustomView"]
            }
        }
    }

    var controller: ClassCode { index.code(of: scene.customClass, near: file.path) }

    /// Whether code may change an item; nil where the code that holds it was not read.
    func mayChange(_ item: InterfaceBarItem, _ change: Change) -> Bool? {
        if item.customClass != nil { return nil }
        for outlet in item.outlets {
            // Code that goes through a collection names no single item.
            guard outlet.kind == .outlet, let name = scene.customClass(of: outlet.source) else { return nil }
            let code = index.code(of: name, near: file.path)
            guard code.isKnown, !code.isPartlyRead else { return nil }
            if code.sets(change.members, of: outlet.name) { return true }
        }
        // Items without an outlet are reached through their list.
        return controller.calls(change.members) { call in
            (call.receiver ?? "").contains { $0 == "[" } && (call.receiver ?? "").lowercased().contains("items")
        }
    }

    /// Whether code gives the bar other items than the file does.
    func replacesItems(of bar: InterfaceView?) -> Bool {
        guard let bar else {
            return controller.calls(["toolbarItems", "setToolbarItems"]) { $0.receiver == nil }
        }
        return scene.outlets(to: bar.id).contains { outlet in
            let code = index.code(of: scene.customClass(of: outlet.source), near: file.path)
            return code.isPartlyRead || code.sets(Self.itemSetters, of: outlet.name)
        }
    }

    /// The items of a bar that are still shown: all, or those that code's own list takes over by their outlets.
    func shownItems(of bar: InterfaceView?) -> [InterfaceBarItem] {
        let items = bar?.items ?? scene.toolbarItems
        return replacesItems(of: bar) ? items.filter(isListedInCode) : items
    }

    private static let itemSetters: Set<String> = ["items", "setItems"]

    private func isListedInCode(_ item: InterfaceBarItem) -> Bool {
        item.outlets.contains { outlet in
            let code = index.code(of: scene.customClass(of: outlet.source), near: file.path)
            return code.itemLists.contains { $0.elements.contains(.named(outlet.name)) }
                || code.calls(Self.itemSetters) { $0.arguments.contains { $0.value.lists(outlet.name) } }
        }
    }

    /// Whether code shows the navigation controller's toolbar.
    var showsToolbar: Bool { controller.showsToolbar }
}

extension ClassCode {
    /// `setToolbarHidden(false …)`, `isToolbarHidden = false`, or with a value that is not known.
    var showsToolbar: Bool {
        calls(["setToolbarHidden", "isToolbarHidden", "toolbarHidden"]) { $0.arguments.first?.value.boolean != true }
    }
}

extension SourceValue {
    /// Whether a list written in place holds a variable of this name.
    fileprivate func lists(_ name: String) -> Bool {
        guard case .list(let values) = self else { return false }
        return values.contains(.name(name)) || values.contains(.name("_" + name))
    }
}
