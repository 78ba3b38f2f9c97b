extension MemberTable {
    static var views: [MemberTable] { [] }
}
