extension MemberTable {
    static var actions: [MemberTable] { [] }
}
