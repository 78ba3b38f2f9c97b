extension MemberTable {
    static var tables: [MemberTable] { [] }
}
