extension MemberTable {
    static var presentations: [MemberTable] {
        [presentationController, sheet, detent, detentIdentifier, popover, presentation, adaptiveDelegate, popoverDelegate]
    }
}
