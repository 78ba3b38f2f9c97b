extension MemberTable {
    static var responders: [MemberTable] { [responder, touch, touchPhase, event] }
}
