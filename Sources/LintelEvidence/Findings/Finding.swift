/// One fault at one place, as a value: reports word it, nothing prints it.
public struct Finding: Hashable, Sendable {
    /// The rule's id, such as `toolbar-with-tab-bar`.
    public var rule: String
    public var severity: Severity
    /// Lower case, without full stop, most specific word first.
    public var message: String
    /// Where a person would change something.
    public var place: Place
    /// What else led to the finding: other places than its own, each once.
    public private(set) var because: [Note]
    /// How to go on, in words.
    public var help: String
    public var fix: Fix?
    /// Spec ids, such as `PF-01`.
    public var basis: [String]
    /// The storyboard scene whose picture shows the fault.
    public var scene: SceneReference?

    public init(
        rule: String, severity: Severity, message: String, place: Place, because: [Note] = [], help: String, fix: Fix? = nil,
        basis: [String], scene: SceneReference? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.place = place
        var told: Set<Place> = [place]
        self.because = because.filter { told.insert($0.place).inserted }
        self.help = help
        self.fix = fix
        self.basis = basis
        self.scene = scene
    }
}

/// A second place that belongs to a finding.
public struct Note: Hashable, Sendable {
    public var place: Place
    public var message: String

    public init(_ message: String, at place: Place) {
        self.place = place
        self.message = message
    }
}

/// A scene of an interface file, and the object in it that a finding is about.
public struct SceneReference: Hashable, Sendable {
    public var file: String
    /// Object id of the scene's controller.
    public var controllerID: String
    public var objectID: String?

    public init(file: String, controllerID: String, objectID: String? = nil) {
        self.file = file
        self.controllerID = controllerID
        self.objectID = objectID
    }
}

/// A change that mends a finding.
public struct Fix: Hashable, Sendable {
    /// Whether the edits keep the app's behaviour in all that they do not mean to change.
    public enum Safety: String, Sendable { case safe, unsafe }

    /// A range of a file and what shall stand there instead.
    public struct Edit: Hashable, Sendable {
        public var file: String
        public var range: TextRange
        public var replacement: String

        public init(file: String, range: TextRange, replacement: String) {
            self.file = file
            self.range = range
            self.replacement = replacement
        }
    }

    public var title: String
    public var safety: Safety
    public var edits: [Edit]

    public init(title: String, safety: Safety, edits: [Edit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }
}
