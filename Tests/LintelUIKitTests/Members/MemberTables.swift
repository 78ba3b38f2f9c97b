extension MemberTable {
    /// All tables, folder by folder as the sources lie.
    static let all: [MemberTable] = [
        actions, alerts, animation, appearance, application, bars, constraints,
        controllers, controls, gestures, keyboard, presentations, responders, scrolling,
        stacks, tables, text, values, views,
    ].flatMap { $0 }
}
