/// A member of a type.
public struct MemberEvidence: Hashable, Sendable {
    /// How the member is declared.
    public enum Form: String, Sendable, CaseIterable {
        /// `var prefersStatusBarHidden: Bool { … }`.
        case computed
        /// `var isBarHidden = false`, an Objective-C property or instance variable.
        case stored
        /// `func prefersStatusBarHidden() -> Bool` (Swift's old form), and every Objective-C method.
        case method
    }

    /// The first word: `prefersStatusBarHidden`, `childForStatusBarStyle`. Objective-C's `childViewControllerForStatusBarStyle`
    /// keeps its own spelling.
    public var name: String
    public var form: Form
    public var isOverride: Bool
    public var isStatic: Bool
    /// Marked `@IBOutlet` or `IBOutlet`.
    public var isOutlet: Bool
    /// The declared type, without optional marks: `UIBarButtonItem`, `Bool`.
    public var typeName: String?
    /// The name.
    public var place: Place
    /// First and last line of the whole member.
    public var lines: ClosedRange<Int>
    public var conditions: [SourceCondition]
    /// What each return path gives, with the path's own place; of a stored member its initial value. Empty when it has no body.
    public var answers: [Answer]

    /// One way out of a member.
    public struct Answer: Hashable, Sendable {
        public var value: SourceValue
        public var place: Place
        /// Conditions inside the member: empty for the path that is always taken.
        public var conditions: [SourceCondition]

        public init(_ value: SourceValue, at place: Place, conditions: [SourceCondition] = []) {
            self.value = value
            self.place = place
            self.conditions = conditions
        }
    }

    public init(
        name: String, form: Form, isOverride: Bool = false, isStatic: Bool = false, isOutlet: Bool = false, typeName: String? = nil,
        place: Place, lines: ClosedRange<Int>, conditions: [SourceCondition] = [], answers: [Answer] = []
    ) {
        self.name = name
        self.form = form
        self.isOverride = isOverride
        self.isStatic = isStatic
        self.isOutlet = isOutlet
        self.typeName = typeName
        self.place = place
        self.lines = lines
        self.conditions = conditions
        self.answers = answers
    }

    /// The one value that every path gives, or nil when paths differ or a value could not be read.
    public var constant: SourceValue? {
        let values = Set(answers.flatMap(\.value.alternatives))
        guard values.count == 1, let only = values.first else { return nil }
        switch only {
        case .boolean, .string, .number, .nothing, .constant: return only
        case .name, .call, .list, .oneOf, .inherited, .other: return nil
        }
    }
}
