/// What the system makes of a screen: pure answers, each with the steps that led to it.
public struct ScreenResolution: Hashable, Sendable {
    public var statusBar: StatusBarResolution
    /// Nil without a navigation bar, and while it is hidden.
    public var navigationBar: BarResolution?
    public var toolbar: ToolbarResolution?
    public var tabBar: BarResolution?
    /// What took navigation bar and managed toolbar away together (TB-38, SB-75).
    public var barsHiddenBy: ToolbarResolution.HiddenBy?
    /// Whether the navigation bar shows its large title below itself (SB-93).
    public var isLargeTitleExpanded: Bool
    /// How far the bars of full-screen media have faded and its ground has turned dark, from 0 to 1 (SB-75).
    public var mediaHiddenShare: Double
    /// The window's safe area (`safeAreaInsets` of the window).
    public var safeArea: EdgeInsets
    /// What a scroll view that fills the window gets (`adjustedContentInset`), and the keyboard's height while it is up.
    public var contentInsets: EdgeInsets

    public init(
        statusBar: StatusBarResolution, navigationBar: BarResolution? = nil, toolbar: ToolbarResolution? = nil,
        tabBar: BarResolution? = nil, barsHiddenBy: ToolbarResolution.HiddenBy? = nil, isLargeTitleExpanded: Bool = false,
        mediaHiddenShare: Double = 0, safeArea: EdgeInsets, contentInsets: EdgeInsets
    ) {
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.toolbar = toolbar
        self.tabBar = tabBar
        self.barsHiddenBy = barsHiddenBy
        self.isLargeTitleExpanded = isLargeTitleExpanded
        self.mediaHiddenShare = mediaHiddenShare
        self.safeArea = safeArea
        self.contentInsets = contentInsets
    }
}
