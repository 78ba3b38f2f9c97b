extension MemberTable {
    static var text: [MemberTable] {
        [textField, borderStyle, fieldViewMode, returnKeyType, textFieldDelegate, textView, textViewDelegate, editing, textAlignment]
    }
}
