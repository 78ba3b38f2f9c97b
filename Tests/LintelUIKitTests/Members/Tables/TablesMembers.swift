extension MemberTable {
    static var tables: [MemberTable] {
        [
            tableView, tableStyle, tableScrollPosition, rowAnimation, indexPath, tableDataSource, tableDelegate, tableViewCell, cellStyle,
            cellAccessoryType, cellSelectionStyle, cellEditingStyle, cellSeparatorStyle, tableViewController,
            tableUpdates, tableEnds, tableEndDelegate, tableEndController, headerFooterView,
            contextualAction, contextualActionStyle, swipeActions, swipeDelegate, swipeController, listContent, listText, listImage,
            contentConfiguration, configuredCell,
        ]
    }
}
