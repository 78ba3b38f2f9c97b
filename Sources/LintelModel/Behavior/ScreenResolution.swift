/// What the system makes of a screen: pure answers, each with the steps that led to it.
public struct ScreenResolution: Hashable, Sendable {
    public var statusBar: StatusBarResolution
    public var navigationBar: BarResolution?
    public var toolbar: ToolbarResolution?
    public var tabBar: BarResolution?
    /// The window's safe area (`safeAreaInsets` of the window).
    public var safeArea: EdgeInsets
    /// What a scroll view that fills the window gets (`adjustedContentInset`).
    public var contentInsets: EdgeInsets

    public init(
        statusBar: StatusBarResolution, navigationBar: BarResolution? = nil, toolbar: ToolbarResolution? = nil,
        tabBar: BarResolution? = nil, safeArea: EdgeInsets, contentInsets: EdgeInsets
    ) {
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.toolbar = toolbar
        self.tabBar = tabBar
        self.safeArea = safeArea
        self.contentInsets = contentInsets
    }
}
