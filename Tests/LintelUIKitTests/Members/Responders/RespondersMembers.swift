extension MemberTable {
    static var responders: [MemberTable] { [responder, responderKeys, touch, touchPhase, event] }
}
