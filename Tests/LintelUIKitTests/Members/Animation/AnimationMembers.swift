extension MemberTable {
    static var animation: [MemberTable] { [] }
}
