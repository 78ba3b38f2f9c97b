import LintelModel

extension UIMenu {
    /// The menu as the model has it.
    func model(_ interface: UIUserInterfaceStyle, order: UIContextMenuConfiguration.ElementOrder = .automatic) -> BarMenu {
        BarMenu(title: title, children.flatMap { $0.elements(interface) }, order: order.model)
    }

    /// Its children, deferred ones replaced by what they have come to.
    private var present: [UIMenuElement] {
        children.flatMap { child in (child as? UIDeferredMenuElement)?.resolved ?? [child] }
    }

    /// The menu around an action, and the action, by the row's identifier.
    func action(named id: String?) -> (menu: UIMenu, action: UIAction)? {
        for child in present {
            if let action = child as? UIAction, action.objectID == id { return (self, action) }
            if let found = (child as? UIMenu)?.action(named: id) { return found }
        }
        return nil
    }

    /// The actions in the order of the rows, those of sections and submenus included.
    var actions: [UIAction] {
        present.flatMap { child in (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? [] }
    }

    /// Deferred elements are asked for when a menu opens.
    func resolveDeferred() {
        for child in children {
            (child as? UIDeferredMenuElement)?.resolve()
            (child as? UIMenu)?.resolveDeferred()
        }
    }
}

extension UIMenuElement {
    /// The rows it makes: one, and as many as a deferred element has come to.
    func elements(_ interface: UIUserInterfaceStyle) -> [BarMenu.Element] {
        if let deferred = self as? UIDeferredMenuElement {
            return deferred.resolved?.flatMap { $0.elements(interface) } ?? [BarMenu.Element("Loading…", isEnabled: false)]
        }
        var element = BarMenu.Element(title, subtitle: subtitle, icon: image?.icon(interface))
        element.identifier = objectID
        if let action = self as? UIAction {
            element.isEnabled = !action.attributes.contains(.disabled)
            element.isDestructive = action.attributes.contains(.destructive)
            element.isHidden = action.attributes.contains(.hidden)
            element.keepsMenuOpen = action.attributes.contains(.keepsMenuPresented)
            element.state = action.state.model
        }
        if let menu = self as? UIMenu {
            element.isDestructive = menu.options.contains(.destructive)
            element.isInline = menu.options.contains(.displayInline)
            element.children = menu.children.flatMap { $0.elements(interface) }
            // A menu without rows is no row itself.
            element.isHidden = element.children.isEmpty
        }
        return [element]
    }
}

extension UIMenuElement.State {
    fileprivate var model: BarMenu.State {
        switch self {
        case .off: .off
        case .on: .on
        case .mixed: .mixed
        }
    }
}

extension UIContextMenuConfiguration.ElementOrder {
    fileprivate var model: BarMenu.Order {
        switch self {
        case .automatic: .automatic
        case .priority: .priority
        case .fixed: .fixed
        }
    }
}
