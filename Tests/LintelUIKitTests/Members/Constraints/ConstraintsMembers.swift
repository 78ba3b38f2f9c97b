extension MemberTable {
    static var constraints: [MemberTable] {
        [
            layoutAnchor, layoutDimension, layoutXAxisAnchor, layoutYAxisAnchor, layoutConstraint, constraintAxis, constraintRelation,
            constraintAttribute, layoutPriority, layoutGuide, keyboardLayoutGuide, scrollViewGuides, viewConstraints, viewGuides,
            viewControllerMargins,
        ]
    }
}
