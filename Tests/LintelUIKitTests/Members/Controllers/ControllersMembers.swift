extension MemberTable {
    static var controllers: [MemberTable] {
        [
            navigationController, navigationControllerDelegate, pageViewController, pageDirection, splitViewController, splitColumn,
            tabBarController, tabBarControllerDelegate, viewController, viewControllerAnswers, viewControllerLife,
            viewControllerContainment, viewControllerEditing, viewControllerPresenting, directionalRectEdge, transitionCoordinator,
            modalPresentationStyle, modalTransitionStyle,
        ]
    }
}
