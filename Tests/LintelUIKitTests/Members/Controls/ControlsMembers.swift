extension MemberTable {
    static var controls: [MemberTable] {
        [button, buttonType, buttonConfiguration, control, controlEvent, controlState, segmentedControl]
    }
}
