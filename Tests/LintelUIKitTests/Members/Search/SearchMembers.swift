extension MemberTable {
    static var search: [MemberTable] {
        [searchBar, searchBarStyle, searchBarDelegate, searchController, searchControllerDelegate, searchResultsUpdating]
    }
}
