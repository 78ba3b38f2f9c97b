extension MemberTable {
    static var text: [MemberTable] { [textField, borderStyle, textFieldDelegate, textView, textViewDelegate, editing, textAlignment] }
}
