/// What `lintel explain` prints of a rule. The samples are run by the tests: the failing one must be found, the passing one not.
public struct RulePage: Hashable, Sendable {
    /// A small project, file by file.
    public struct Sample: Hashable, Sendable {
        public var files: [SampleFile]

        public init(_ files: [SampleFile]) { self.files = files }
    }

    /// One file of a sample project.
    public struct SampleFile: Hashable, Sendable {
        /// Path inside the sample project, such as `App/Info.plist`.
        public var path: String
        public var text: String

        public init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// One sentence: what the rule says.
    public var summary: String
    /// Why it matters to the people who use the app, or to the team.
    public var why: String
    /// What to do instead.
    public var instead: String
    public var failing: Sample
    public var passing: Sample

    public init(summary: String, why: String, instead: String, failing: Sample, passing: Sample) {
        self.summary = summary
        self.why = why
        self.instead = instead
        self.failing = failing
        self.passing = passing
    }
}
