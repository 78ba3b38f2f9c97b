/// A change of what the system shows, with its cause: one line of a running app's trace.
public struct Decision: Hashable, Sendable {
    /// What changed. The raw values are the trace's words.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        case statusBarStyle = "status bar style"
        case statusBarVisibility = "status bar visibility"
        case networkActivity = "network activity"
        case navigationBarVisibility = "navigation bar visibility"
        case navigationBarAppearance = "navigation bar appearance"
        case largeTitle = "large title"
        case toolbarVisibility = "toolbar visibility"
        case toolbarAppearance = "toolbar appearance"
        case toolbarItems = "toolbar items"
        case tabBarVisibility = "tab bar visibility"
        case tabBarAppearance = "tab bar appearance"
        case safeArea = "safe area"
        case contentInsets = "content insets"
        case keyboard
        case homeIndicator = "home indicator"
        case menu
        case action
        /// What a screen reader would be told.
        case accessibility
        /// What a hand would feel.
        case feedback
        /// What a storyboard or xib holds that nothing could be made of.
        case interfaceFile = "interface file"
        case misuse
    }

    /// Seconds since the run began.
    public var time: Double
    public var subject: Subject
    /// Before and after, in the words of UIKit; `old` is nil for the first one.
    public var old: String?
    public var new: String
    /// Why, first cause first.
    public var cause: [String]

    public init(_ subject: Subject, at time: Double, from old: String? = nil, to new: String, cause: [String]) {
        self.subject = subject
        self.time = time
        self.old = old
        self.new = new
        self.cause = cause
    }
}
