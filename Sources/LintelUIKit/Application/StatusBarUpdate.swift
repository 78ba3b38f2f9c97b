/// A request to ask the controllers again.
struct StatusBarUpdate {
    var isAnimated: Bool
    /// Seconds.
    var duration: Double
    /// Who asked, for the trace.
    var cause: String
}
