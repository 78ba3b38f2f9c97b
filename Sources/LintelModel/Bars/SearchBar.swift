/// The search field that a navigation bar carries below its title (`UINavigationItem.searchController`).
public struct SearchBar: Hashable, Sendable {
    public var text: String
    /// In the text's place while there is none; nil: the system's word.
    public var placeholder: String?
    /// The user searches: the field is being typed into, or was and still holds what was found.
    public var isActive: Bool
    /// Title and items go while the user searches (`hidesNavigationBarDuringPresentation`).
    public var hidesTitleWhileActive: Bool
    /// The row moves away under the title as content scrolls (`hidesSearchBarWhenScrolling`).
    public var hidesWhenScrolling: Bool
    /// The button that ends the search.
    public var showsCancel: Bool
    /// The cross that empties the field.
    public var showsClear: Bool
    /// Titles below the field; empty for none.
    public var scopes: [String]
    public var selectedScope: Int

    public init(text: String = "", placeholder: String? = nil) {
        self.text = text
        self.placeholder = placeholder
        isActive = false
        hidesTitleWhileActive = true
        hidesWhenScrolling = true
        showsCancel = false
        showsClear = false
        scopes = []
        selectedScope = 0
    }
}
