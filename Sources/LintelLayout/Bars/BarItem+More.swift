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
}
