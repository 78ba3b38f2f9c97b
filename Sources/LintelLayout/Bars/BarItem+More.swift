import LintelModel

extension BarItem {
    /// The one item whose menu holds what found no room (TB-75, GL-43): bare dots on glass, in a circle before (GL-44).
    static func more(isGlass: Bool, _ menu: BarMenu? = nil, in locale: LocaleIdentifier) -> BarItem {
        var item = BarItem(.icon(.symbol(isGlass ? "ellipsis" : "ellipsis.circle")), label: SystemItem.moreTitle(in: locale))
        item.identifier = moreIdentifier
        item.menu = menu
        item.hasPrimaryAction = false
        return item
    }

    /// By which an overflow menu's item is known.
    static let moreIdentifier = "overflow"

    /// The rows of an overflow menu: neighbours of one group stand in a menu of their own where somebody represents them.
    static func menuRows(_ items: [BarItem], in context: LayoutContext) -> [BarMenu.Element] {
        var rows: [BarMenu.Element] = []
        var last: String?
        for item in items {
            let row = item.menuElement(in: context)
            if let group = item.group, let face = item.groupFace {
                if last != group { rows.append(face) }
                rows[rows.count - 1].children.append(row)
            } else {
                rows.append(row)
            }
            last = item.group
        }
        return rows
    }

    /// The item's row in an overflow menu: what it says of itself, else its words, its icon and its menu (TB-57). A custom view that says
    /// nothing makes a blank row (TB-76).
    func menuElement(in context: LayoutContext) -> BarMenu.Element {
        if let menuRepresentation { return menuRepresentation }
        var element = BarMenu.Element(
            largeTitle(in: context.traits.locale), icon: icon(in: context.era), isEnabled: isEnabled,
            children: hasPrimaryAction ? [] : menu?.elements ?? [])
        element.identifier = objectID ?? identifier
        return element
    }
}
