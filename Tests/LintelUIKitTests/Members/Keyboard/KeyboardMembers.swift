extension MemberTable {
    static var keyboard: [MemberTable] { [] }
}
