extension MemberTable {
    static var views: [MemberTable] {
        [
            activityIndicator, activityIndicatorStyle, label, imageView, layer, visualEffectView, blurEffect, blurStyle, autoresizingMask,
            contentMode, view, viewLayout, viewTree,
        ]
    }
}
