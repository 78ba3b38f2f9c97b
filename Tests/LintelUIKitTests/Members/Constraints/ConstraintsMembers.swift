extension MemberTable {
    static var constraints: [MemberTable] { [] }
}
