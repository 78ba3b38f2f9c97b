extension MemberTable {
    static var controls: [MemberTable] {
        [
            button, buttonMenu, buttonPictures, buttonType, buttonConfiguration, control, controlEvent, controlState, segmentedControl,
            switches, slider, progressView, progressViewStyle,
        ]
    }
}
