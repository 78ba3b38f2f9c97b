extension MemberTable {
    static var bars: [MemberTable] { [toolbar] }
}
