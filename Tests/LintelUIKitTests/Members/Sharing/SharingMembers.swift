extension MemberTable {
    static var sharing: [MemberTable] { [activity, activityType, activityController, pasteboard] }
}
