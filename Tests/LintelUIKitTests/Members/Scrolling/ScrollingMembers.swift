extension MemberTable {
    static var scrolling: [MemberTable] { [] }
}
