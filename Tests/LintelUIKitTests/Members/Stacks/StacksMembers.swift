extension MemberTable {
    static var stacks: [MemberTable] { [] }
}
