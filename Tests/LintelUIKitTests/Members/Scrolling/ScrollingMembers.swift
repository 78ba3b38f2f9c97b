extension MemberTable {
    static var scrolling: [MemberTable] {
        [
            scrollView, scrollViewDelegate, scrollInsets, keyboardDismissMode, decelerationRate, refreshControl, refreshControlHolder,
            refreshControlTable,
        ]
    }
}
