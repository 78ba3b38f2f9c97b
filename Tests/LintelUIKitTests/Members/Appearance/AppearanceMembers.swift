extension MemberTable {
    static var appearance: [MemberTable] { [] }
}
