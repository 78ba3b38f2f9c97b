extension MemberTable {
    static var text: [MemberTable] {
        [
            textField, borderStyle, fieldViewMode, returnKeyType, autocapitalizationType, textFieldDelegate, textView, textViewDelegate,
            editing, textAlignment,
        ]
    }
}
