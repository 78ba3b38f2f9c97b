/// A comment that allows a finding: `lintel:allow RULE reason`, on the finding's line or the one before it.
public struct Suppression: Hashable, Sendable {
    public var rule: String
    public var reason: String
    public var place: Place
    /// The line on which the comment ends; findings there and on the next line are allowed.
    public var lastLine: Int

    public init(rule: String, reason: String, place: Place, lastLine: Int) {
        self.rule = rule
        self.reason = reason
        self.place = place
        self.lastLine = lastLine
    }
}
