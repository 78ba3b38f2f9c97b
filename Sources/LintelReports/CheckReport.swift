public import LintelEvidence
public import LintelGuidelines

/// All that a run has found, and what the formats need to show it.
public struct CheckReport {
    public var toolVersion: String
    /// In the order of file, line and rule.
    public var findings: [Finding]
    public var unreadable: [UnreadableFile]
    /// Files that were looked at.
    public var fileCount: Int
    public var suppressedCount: Int
    /// How often each rule had to stay silent because a value could not be known.
    public var cannotTell: [String: Int]
    /// Elements of storyboards and xibs that the reader does not know, and how often they stood there.
    public var unknownElements: [String: Int] = [:]
    /// Who decides about the status bar, one for each screen; nil where nobody asked.
    public var explanations: [StatusBarExplanation]?
    public var sources: SourceLines
    /// The picture of a scene; nil where it cannot be drawn.
    public var picture: (SceneReference) -> ScenePicture?
    public var usesColor: Bool

    public init(
        toolVersion: String, findings: [Finding], unreadable: [UnreadableFile] = [], fileCount: Int, suppressedCount: Int = 0,
        cannotTell: [String: Int] = [:], sources: SourceLines, picture: @escaping (SceneReference) -> ScenePicture? = { _ in nil },
        usesColor: Bool = false
    ) {
        self.toolVersion = toolVersion
        self.findings = findings.sorted {
            ($0.place.file, $0.place.line, $0.rule, $0.place, $0.message) < ($1.place.file, $1.place.line, $1.rule, $1.place, $1.message)
        }
        self.unreadable = unreadable.sorted { $0.place < $1.place }
        self.fileCount = fileCount
        self.suppressedCount = suppressedCount
        self.cannotTell = cannotTell
        self.sources = sources
        self.picture = picture
        self.usesColor = usesColor
    }

    /// How many findings have this severity.
    public func count(_ severity: Severity) -> Int { findings.lazy.filter { $0.severity == severity }.count }

    /// The gravest finding's severity.
    public var worst: Severity? { findings.map(\.severity).max() }
}

/// A drawn scene, for formats that can show it.
public struct ScenePicture: Sendable {
    /// A PNG file.
    public var png: [UInt8]
    /// Size of the screen in points.
    public var width: Double
    public var height: Double
    /// What the picture shows, such as the device's name.
    public var caption: String
    /// The box of the object that the finding is about, in points: x, y, width, height.
    public var mark: Mark?

    /// A box on the picture, in points from its top left.
    public struct Mark: Sendable {
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    public init(png: [UInt8], width: Double, height: Double, caption: String, mark: Mark?) {
        self.png = png
        self.width = width
        self.height = height
        self.caption = caption
        self.mark = mark
    }
}
