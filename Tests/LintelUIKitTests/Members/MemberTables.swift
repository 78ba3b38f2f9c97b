extension MemberTable {
    /// All tables, folder by folder as the sources lie.
    static let all: [MemberTable] = [
        actions, alerts, animation, appearance, application, bars, collections, constraints,
        controllers, controls, drawing, feedback, gestures, interface, keyboard, keys, pickers, presentations, responders,
        scrolling, search, sharing, stacks, tables, text, values, views,
    ].flatMap { $0 }
}
