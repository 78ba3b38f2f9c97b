/// The names that rules ask for. Readers keep members and calls of these names and drop the rest.
public enum SourceVocabulary {
    /// Members whose overrides answer the system.
    public static let members: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarStyle",
        "childForStatusBarHidden", "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
        "modalPresentationCapturesStatusBarAppearance", "hidesBottomBarWhenPushed", "toolbarItems", "prefersHomeIndicatorAutoHidden",
        "childForHomeIndicatorAutoHidden", "positionForBar", "inputAccessoryView", "supportedInterfaceOrientations",
    ]

    /// Members that are called, read or assigned.
    public static let calls: Set<String> = members.union(statusBarCalls).union(toolbarCalls).union(itemCalls).union(viewCalls)
        .union(keyAccess)

    static let statusBarCalls: Set<String> = [
        "setStatusBarHidden", "isStatusBarHidden", "statusBarHidden", "setStatusBarStyle", "statusBarStyle", "statusBarFrame",
        "statusBarManager", "setNeedsStatusBarAppearanceUpdate", "isNetworkActivityIndicatorVisible",
        "networkActivityIndicatorVisible", "setNetworkActivityIndicatorVisible", "statusBar",
    ]

    static let toolbarCalls: Set<String> = [
        "setToolbarHidden", "isToolbarHidden", "toolbarHidden", "setToolbarItems", "setItems", "items", "toolbar", "toolbarVisibility",
        "setHidesBottomBarWhenPushed", "hidesBarsOnTap", "hidesBarsOnSwipe", "setNavigationBarHidden", "isNavigationBarHidden",
        "navigationBarHidden", "viewControllers", "setViewControllers", "windowLevel", "barStyle", "setBarStyle", "isHidden",
    ]

    static let itemCalls: Set<String> = [
        "accessibilityLabel", "setAccessibilityLabel", "title", "setTitle", "image", "setImage", "customView", "setCustomView", "menu",
        "primaryAction", "action", "target", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "setLeftBarButtonItem", "setRightBarButtonItem", "setLeftBarButtonItems", "setRightBarButtonItems",
    ]

    static let viewCalls: Set<String> = [
        "present", "presentViewController", "modalPresentationStyle", "setModalPresentationStyle", "pushViewController", "addChild",
        "addChildViewController", "rootViewController", "setRootViewController",
        "addGestureRecognizer", "onTapGesture", "tabItem", "TabView", "dismiss", "addSubview", "insertSubview", "addArrangedSubview",
        "titleView", "tableFooterView", "tableHeaderView",
    ]

    /// Access by key or selector: kept only when the key names a private part of the status bar.
    public static let keyAccess: Set<String> = [
        "value", "valueForKey", "valueForKeyPath", "perform", "performSelector", "NSSelectorFromString", "Selector",
    ]
}
