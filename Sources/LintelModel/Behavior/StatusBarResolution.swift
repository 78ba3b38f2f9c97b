/// Whether the status bar shows, and how light or dark its text is.
public struct StatusBarResolution: Hashable, Sendable {
    /// How a change of *hidden* is animated (`UIStatusBarAnimation`, SB-70).
    public enum Animation: String, Hashable, Sendable, CaseIterable { case none, fade, slide }

    /// What is decided apart from the other.
    public enum Aspect: String, Hashable, Sendable, CaseIterable { case hidden, style }

    public var isHidden: Bool
    /// Light or dark content, or `automatic` where the pixels under the bar decide (system 17 and later, SB-32).
    public var style: StatusBar.Style
    /// The style where nothing is known of the pixels: that of the interface style.
    public var fallbackStyle: StatusBar.Style
    public var animation: Animation
    /// How the bar stands: at rest unless a change is on its way.
    public var pose: StatusBarTransition.Pose
    /// One line a step, first cause first.
    public var decidedBy: [String]
    /// What depends on more than files tell: the values are then those of an app that does nothing else, and a line of `decidedBy`
    /// that begins with "cannot tell" says why.
    public var unknown: Set<Aspect>

    /// The steps towards one of the two alone, where they are told apart.
    private var steps: [Aspect: [String]] = [:]

    public init(
        isHidden: Bool, style: StatusBar.Style, fallbackStyle: StatusBar.Style, animation: Animation = .fade, decidedBy: [String],
        unknown: Set<Aspect> = []
    ) {
        self.isHidden = isHidden
        self.style = style
        self.fallbackStyle = fallbackStyle
        self.animation = animation
        pose = isHidden ? .hidden : .shown
        self.decidedBy = decidedBy
        self.unknown = unknown
    }

    /// The steps that led to hidden or to style; all of them where they are not told apart.
    public func reasons(for aspect: Aspect) -> [String] { steps[aspect] ?? decidedBy }

    mutating func tellApart(hidden: [String], style: [String]) { steps = [.hidden: hidden, .style: style] }

    /// Adds a step that concerns one of the two.
    mutating func add(_ reason: String, for aspect: Aspect) {
        decidedBy.append(reason)
        steps[aspect]?.append(reason)
    }
}
