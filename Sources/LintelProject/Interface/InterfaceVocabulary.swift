/// The element names of interface files that the reader takes over or knows to carry nothing about bars. Gathered from some 1,100
/// public files; a name that is missing here is counted and listed as unknown.
package enum InterfaceVocabulary {
    static let elements = views.union(controllers).union(parts).union(values).union(frame)

    package static func isView(_ name: String) -> Bool { views.contains(name) || name.hasSuffix("View") || name.hasSuffix("Cell") }

    private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

    private static let views = words(
        """
        activityIndicatorView arscnView arskView button collectionReusableView collectionView collectionViewCell
        collectionViewCellContentView colorWell containerView control datePicker glkView imageView label mapView mtkView navigationBar
        pageControl pickerView progressView scnView scrollView searchBar segmentedControl skView slider stackView stepper switch tabBar
        tableView tableViewCell tableViewCellContentView textField textView toolbar view visualEffectView webView window wkWebView
        """)

    private static let controllers = words(
        """
        avPlayerViewController collectionViewController glkViewController hostingController navigationController pageViewController
        splitViewController tabBarController tableViewController viewController viewControllerPlaceholder
        """)

    /// What objects are made of.
    private static let parts = words(
        """
        accessibility accessibilityTraits action animations attributedString attributes audiovisualMediaTypes autoresizingMask
        backgroundConfiguration barButtonItem blurEffect buttonConfiguration cells collectionViewFlowLayout collectionViewLayout
        collectionViewLayoutSectionDecoration command connections constraint constraints customObject dataDetectorType dataDetectorTypes
        directionalEdgeInsets edgeInsets exclude exit extendedEdge gestureRecognizers hierarchicalColors imageReference include inset
        items keyCommand layoutGuides leftBarButtonItems longPressGestureRecognizer mask menu navigationBarAppearance navigationItem
        offsetWrapper options outlet outletCollection panGestureRecognizer pinchGestureRecognizer placeholder
        pongPressGestureRecognizer popoverArrowDirection preferredSymbolConfiguration prototypes refreshControl rightBarButtonItems
        rotationGestureRecognizer screenEdgePanGestureRecognizer sections segment segments segue separatorInset state subviews
        swipeGestureRecognizer tabBarAppearance tabBarItem tableViewSection tapGestureRecognizer textAttributes textInputTraits
        toolbarAppearance toolbarItems uiCommand userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides userLayoutGuide
        variation vibrancyEffect viewControllerLayoutGuide viewControllers viewLayoutGuide wkPreferences wkWebViewConfiguration
        """)

    private static let values = words(
        """
        array bool boolean color data date dictionary double float font fontDescription fragment frame image int integer mutableData
        mutableString namedColor nil paragraphStyle point range real rect size source string systemColor tabStops textTab value
        """)

    /// What the file says of itself and of the editor's canvas.
    private static let frame = words(
        """
        adaptation capability class classes customFonts dependencies deployment designable designables development device document
        freeformSimulatedSizeMetrics inferredMetricsTieBreakers metadata modalFormSheetSimulatedSizeMetrics
        modalPageSheetSimulatedSizeMetrics objects plugIn resources scene scenes simulatedMetricsContainer
        simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics
        simulatedTabBarMetrics simulatedToolbarMetrics splitViewDetailSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics
        """)
}
