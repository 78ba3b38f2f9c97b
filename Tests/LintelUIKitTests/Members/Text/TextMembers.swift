extension MemberTable {
    static var text: [MemberTable] { [] }
}
