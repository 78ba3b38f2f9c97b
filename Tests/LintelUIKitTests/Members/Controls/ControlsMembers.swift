extension MemberTable {
    static var controls: [MemberTable] { [] }
}
