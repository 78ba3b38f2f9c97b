/// Where in a file a statement stands.
public struct SourceScope: Hashable, Sendable {
    /// The innermost type around it, without generic arguments; the extended type in an extension or category. Nil for free code.
    public var type: String?
    /// The innermost member of that type: `viewDidLoad`, `statusBarHidden`; in Objective-C the selector's first word.
    public var member: String?
    /// Conditions around the statement, outermost first.
    public var conditions: [SourceCondition]

    public init(type: String? = nil, member: String? = nil, conditions: [SourceCondition] = []) {
        self.type = type
        self.member = member
        self.conditions = conditions
    }
}

/// A condition under which code is compiled or runs.
public enum SourceCondition: Hashable, Sendable {
    /// `#if DEBUG`, `#ifdef`; the text of the condition, negated with a leading `!` in the other branch.
    case compiled(String)
    /// `if #available(iOS 13, *)`, `@available`: only from this major and minor version on; `before` in the other branch.
    case available(major: Int, minor: Int)
    case before(major: Int, minor: Int)
    /// Any other `if`, `guard`, `switch` or loop; its text.
    case when(String)
}

extension SourceCondition {
    /// Whether only running the code tells: neither the compiler nor the system's version.
    public var isRunTime: Bool {
        switch self {
        case .when: true
        case .compiled, .available, .before: false
        }
    }
}
