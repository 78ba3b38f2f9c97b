extension MemberTable {
    static var stacks: [MemberTable] { [stackView, stackAlignment, stackDistribution] }
}
