/// Everything that decides about an app's status bar: property list, application, windows and their controllers.
public struct ControllerTree: Hashable, Sendable {
    /// What `UIApplication`'s setters were last given; they work only where controllers do not decide (SB-39).
    public struct Application: Hashable, Sendable {
        public var isHidden: Bool?
        public var style: StatusBar.Style?
        public var animation: StatusBarResolution.Animation?
        /// Why it is not known what the setters were last given, as a sentence.
        public var doubts: [StatusBarResolution.Aspect: String] = [:]
        /// File and line of the calls, for the reasons.
        public var places: [StatusBarResolution.Aspect: String] = [:]

        public init(isHidden: Bool? = nil, style: StatusBar.Style? = nil, animation: StatusBarResolution.Animation? = nil) {
            self.isHidden = isHidden
            self.style = style
            self.animation = animation
        }
    }

    public var keys: StatusBarKeys
    public var application: Application
    /// In the order in which they became visible. None with a root controller: the launch screen.
    public var windows: [Window]

    public init(keys: StatusBarKeys = StatusBarKeys(), application: Application = Application(), windows: [Window] = []) {
        self.keys = keys
        self.application = application
        self.windows = windows
    }

    /// One window with one root.
    public init(_ root: Controller, keys: StatusBarKeys = StatusBarKeys()) {
        self.init(keys: keys, windows: [Window(root: root)])
    }
}
