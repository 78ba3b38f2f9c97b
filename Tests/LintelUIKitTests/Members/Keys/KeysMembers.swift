extension MemberTable {
    static var keys: [MemberTable] { [pressedKey, keyCommand, keyInput, keyModifiers] }
}
