extension MemberTable {
    static var gestures: [MemberTable] {
        [
            gestureRecognizer, gestureState, gestureRecognizerDelegate, viewGestures, tap, longPress, pan, edgePan, rectEdge, swipe,
            swipeDirection,
        ]
    }
}
