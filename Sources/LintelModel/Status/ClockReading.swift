/// What the clock shows: a text as it stands, or a time of day that class and locale format (cli.md).
public enum ClockReading: Hashable, Sendable {
    case text(String)
    /// Hour 0 to 23, minute 0 to 59.
    case time(hour: Int, minute: Int)
}
