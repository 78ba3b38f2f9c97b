public import LintelEvidence

/// Who decides about the status bar over one screen, and what comes of it.
public struct StatusBarExplanation: Hashable, Sendable {
    /// The scene, the line that makes a root, or the class.
    public var place: Place
    /// What the screen is called: its class or the storyboard's name for it.
    public var name: String
    /// Object id of a storyboard's controller.
    public var controllerID: String?
    /// The target whose app it is; nil where no project says.
    public var target: String?
    /// The device it holds for.
    public var device: String
    /// `lightContent`, `darkContent`, or `automatic` where the content under the bar decides; nil where files do not tell.
    public var style: String?
    /// Nil where files do not tell.
    public var isHidden: Bool?
    /// `none`, `fade` or `slide`, for a change of visibility.
    public var animation: String
    /// One line a step, first cause first, with file and line.
    public var decidedBy: [String]

    public init(
        place: Place, name: String, controllerID: String? = nil, target: String? = nil, device: String, style: String?, isHidden: Bool?,
        animation: String, decidedBy: [String]
    ) {
        self.place = place
        self.name = name
        self.controllerID = controllerID
        self.target = target
        self.device = device
        self.style = style
        self.isHidden = isHidden
        self.animation = animation
        self.decidedBy = decidedBy
    }
}
