/// A list of bar button items given to a bar in code.
public struct CodeItemList: Hashable, Sendable {
    /// Which bar shows the list.
    public enum Bar: Hashable, Sendable {
        /// The controller's `toolbarItems`: shown at the bottom by its navigation controller.
        case controllerToolbar
        /// A toolbar of its own, by the name that holds it, and where the file puts it.
        case toolbar(name: String, placement: ToolbarPlacement)
        /// `navigationItem.leftBarButtonItems` and its relatives.
        case navigationItem
    }

    /// Where a toolbar of the app's own stands, as far as its file tells.
    public enum ToolbarPlacement: String, Sendable, CaseIterable {
        /// A keyboard's `inputAccessoryView`.
        case inputAccessory
        /// A subview, position unknown.
        case view
        /// Inside another view of items: a navigation item's title view or custom view, a table's footer.
        case embedded
        case unknown
    }

    /// One entry of the list.
    public enum Element: Hashable, Sendable {
        case item(CodeBarItem)
        /// A variable or property that is not made in this file: an outlet, or an item of a superclass.
        case named(String)
        case unknown(String)
    }

    public var bar: Bar
    /// All items in order; when code chooses between lists each is a `CodeItemList` of its own.
    public var elements: [Element]
    /// Whether every element could be read and none comes or goes by a condition.
    public var isComplete: Bool
    public var scope: SourceScope
    /// The assignment or call that gives the list.
    public var place: Place

    public init(bar: Bar, elements: [Element], isComplete: Bool, scope: SourceScope = SourceScope(), place: Place) {
        self.bar = bar
        self.elements = elements
        self.isComplete = isComplete
        self.scope = scope
        self.place = place
    }

    /// The entries that could be read.
    public var items: [CodeBarItem] {
        elements.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
}
