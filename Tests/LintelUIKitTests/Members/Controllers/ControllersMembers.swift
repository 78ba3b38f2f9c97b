extension MemberTable {
    static var controllers: [MemberTable] {
        [
            navigationController, navigationControllerDelegate, pageViewController, pageDataSource, pageDelegate, pageDirection, pageStyle,
            pageOrientation, pageOptions, splitViewController, splitColumn,
            tabBarController, tabBarControllerDelegate, viewController, viewControllerAnswers, viewControllerLife,
            viewControllerContainment, viewControllerEditing, viewControllerPresenting, directionalRectEdge, transitionCoordinator,
            modalPresentationStyle, modalTransitionStyle, viewControllerTurning, orientationMask,
        ]
    }
}
