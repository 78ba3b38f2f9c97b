extension Screen {
    /// Height of the row below the title, in points: bars of 44 and 96 with large title become 96 and 148, as is known since iOS 11.
    package static let searchRowHeight = 52.0
    /// The same on glass, whose field is as high as its buttons; by eye, no page of Apple's tells it.
    package static let glassSearchRowHeight = 60.0
    /// What a row of scopes adds, in points; by eye.
    static let searchScopeHeight = 44.0
    /// `UINavigationItem.searchController` came with it.
    private static let firstSearchRows: SystemVersion = 11

    /// The search of a bar that a navigation controller places; nil where it has none to show.
    var navigationSearch: SearchBar? {
        guard let navigationBar, navigationBar.isManaged, traits.system >= Self.firstSearchRows else { return nil }
        return navigationBar.search
    }

    /// Title and items are away while the user searches.
    var isTitleHiddenBySearch: Bool { navigationSearch.map { $0.isActive && $0.hidesTitleWhileActive } ?? false }

    /// Height of the search row as it stands: what a finger has moved under the bar is gone.
    var shownSearchHeight: Double {
        guard let search = navigationSearch else { return 0 }
        let whole = traits.usesGlass ? Self.glassSearchRowHeight : Self.searchRowHeight
        guard search.hidesWhenScrolling, !search.isActive else { return whole }
        return min(max(whole - searchScroll, 0), whole)
    }

    var shownScopeHeight: Double {
        navigationSearch.map { $0.isActive && !$0.scopes.isEmpty ? Self.searchScopeHeight : 0 } ?? 0
    }
}
