extension MemberTable {
    static var values: [MemberTable] { [] }
}
