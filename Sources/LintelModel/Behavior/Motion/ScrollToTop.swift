/// What a tap on the status bar does: the bar is never touched itself, the system only asks a scroll view to go to its top
/// (SB-29, SB-86, SB-87).
public struct ScrollToTop: Hashable, Sendable {
    /// A scroll view of the window; text views, tables and web views are scroll views too (SB-87).
    public struct ScrollView: Hashable, Sendable {
        public var name: String
        /// In points from the top left of the screen.
        public var frame: Rect
        /// `scrollsToTop`; true unless an app says otherwise (SB-87).
        public var scrollsToTop: Bool
        /// The delegate's `scrollViewShouldScrollToTop`.
        public var delegateAllows: Bool
        public var isAtTop: Bool
        public var isOnScreen: Bool
        /// Scroll views inside this one; they count too (SB-87).
        public var inner: [ScrollView]

        public init(
            _ name: String, frame: Rect, scrollsToTop: Bool = true, delegateAllows: Bool = true, isAtTop: Bool = false,
            isOnScreen: Bool = true, inner: [ScrollView] = []
        ) {
            self.name = name
            self.frame = frame
            self.scrollsToTop = scrollsToTop
            self.delegateAllows = delegateAllows
            self.isAtTop = isAtTop
            self.isOnScreen = isOnScreen
            self.inner = inner
        }
    }

    /// The scroll view that goes to its top; nil where none does.
    public var target: String?
    /// Why, for people.
    public var reason: String

    /// - Parameter views: the window's scroll views, inner ones inside their holders.
    public init(tapOver views: [ScrollView], isPad: Bool) {
        let asked = views.flatMap(\.all).filter { $0.isOnScreen && $0.scrollsToTop }
        guard let nearest = asked.min(by: { $0.frame.minY < $1.frame.minY }) else {
            self.init(nil, "no scroll view on screen has scrollsToTop")
            return
        }
        if asked.count > 1, !isPad {
            let names = asked.map(\.name).joined(separator: ", ")
            self.init(nil, "\(asked.count) scroll views have scrollsToTop (\(names)): on iPhone the tap has no effect (SB-86, SB-87)")
        } else if !nearest.delegateAllows {
            self.init(nil, "the delegate of \(nearest.name) does not allow it (SB-86)")
        } else if nearest.isAtTop {
            self.init(nil, "\(nearest.name) is at its top (SB-86)")
        } else {
            self.init(nearest.name, "\(nearest.name) is nearest to the bar (SB-86)")
        }
    }

    private init(_ target: String?, _ reason: String) {
        self.target = target
        self.reason = reason
    }
}

extension ScrollToTop.ScrollView {
    /// This one and everything inside it; what is off screen hides what it holds.
    fileprivate var all: [Self] { isOnScreen ? [self] + inner.flatMap(\.all) : [] }
}
