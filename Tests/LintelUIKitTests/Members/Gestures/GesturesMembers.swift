extension MemberTable {
    static var gestures: [MemberTable] { [] }
}
