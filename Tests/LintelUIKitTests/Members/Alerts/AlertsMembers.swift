extension MemberTable {
    static var alerts: [MemberTable] { [] }
}
