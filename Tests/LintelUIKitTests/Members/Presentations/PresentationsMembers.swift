extension MemberTable {
    static var presentations: [MemberTable] {
        [
            presentationController, presentedController, sheet, detent, detentIdentifier, popover, presentation, adaptiveDelegate,
            popoverDelegate,
        ]
    }
}
