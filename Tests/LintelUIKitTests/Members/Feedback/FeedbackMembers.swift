extension MemberTable {
    static var feedback: [MemberTable] {
        [feedbackGenerator, impactFeedback, impactStyle, selectionFeedback, notificationFeedback, notificationKind]
    }
}
