extension MemberTable {
    static var alerts: [MemberTable] { [alertController, alertControllerStyle, alertAction, alertActionStyle] }
}
