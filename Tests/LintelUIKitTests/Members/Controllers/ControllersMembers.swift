extension MemberTable {
    static var controllers: [MemberTable] { [] }
}
