extension MemberTable {
    static var responders: [MemberTable] { [] }
}
