extension MemberTable {
    static var application: [MemberTable] { [] }
}
