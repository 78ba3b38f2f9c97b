public import LintelEvidence
import LintelGuidelines
public import LintelUIKit

/// A guideline that a running app is held against.
@MainActor
public struct Guideline {
    /// The rule's id, as in `lintel rules` and `lintel explain`.
    public let id: String
    private let look: (UIApplication) throws -> [Finding]

    /// A guideline of one's own.
    /// - Parameter look: what is wrong with the app as it stands; it may be tapped and scrolled.
    public init(id: String, look: @escaping (UIApplication) throws -> [Finding]) {
        self.id = id
        self.look = look
    }

    /// What is wrong with the app as it stands.
    public func findings(in app: UIApplication) throws -> [Finding] { try look(app) }

    /// A rule of the checker, run on what is on screen.
    init(_ rule: any Rule) {
        self.init(id: rule.id) { rule.check($0.evidence, RuleSettings()).findings }
    }

    /// Everything that can be told of a running app: the guidelines of this file's neighbours, then the checker's rules.
    public static var all: [Guideline] {
        let live = [
            noToolbarWithTabBar, barItemsFit, titlesAreApart, touchTargets(), statusBarIsReadable(), statusBarComesBack,
        ]
        let ids = Set(live.map(\.id))
        return live + Guidelines.all.filter { !ids.contains($0.id) && !$0.isOptIn }.map { Guideline($0) }
    }

    /// What is found in a running app has the object's name for a place.
    static func finding(
        _ rule: String, _ message: String, severity: Severity = .warning, at object: String, help: String, basis: [String]
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, place: Place(file: "running app", objectID: object), help: help, basis: basis)
    }
}
