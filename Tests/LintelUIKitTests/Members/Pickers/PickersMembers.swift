extension MemberTable {
    static var pickers: [MemberTable] { [imagePicker, imagePickerDelegate, imagePickerSource, imagePickerKey, photos] }
}
