extension MemberTable {
    static var animation: [MemberTable] { [viewAnimation, animationOptions] }
}
