extension MemberTable {
    static var presentations: [MemberTable] { [] }
}
