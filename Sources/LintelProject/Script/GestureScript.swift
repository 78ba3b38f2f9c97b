import LintelEvidence
public import LintelModel

/// What a person does to a running screen, written down: one action a line (docs/simulate.md). Each begins where the one before it ended,
/// unless `at SECONDS` says when.
public struct GestureScript: Sendable {
    /// In the order of their times.
    public private(set) var inputs: [TimedInput] = []
    /// Seconds until the last action has ended.
    public private(set) var duration = 0.0

    /// How each action is written, for help; settings of the screen (`appearance dark`) come on top.
    public static let usages = ScriptAction.usages

    /// Larger files are no scripts; bytes.
    static let sizeLimit = 1_000_000
    /// Longer runs are no scripts either; seconds.
    static let longest = 3600.0

    /// - Parameters:
    ///   - text: the script.
    ///   - file: where it stands, for messages.
    ///   - screen: what it runs on; device, traits and status are what the script changes.
    ///   - readLive: reads the machine, for `status preset live`.
    public init(
        _ text: String, file: String, on screen: Screen, readLive: (@Sendable () -> LiveReading)? = nil
    ) throws(ScriptError) {
        var stage = ScriptStage(screen, readLive: readLive)
        var end = 0.0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var reader = try ScriptLine(line, number: index + 1, file: file)
            guard !reader.isEmpty else { continue }
            if reader.takes("at") { end = try reader.number("seconds", in: 0...Self.longest) }
            if reader.isEmpty { continue }
            let action = try ScriptAction(&reader, on: &stage)
            try reader.finish()
            inputs += action.events.map { TimedInput($0.event, at: end + $0.after) }
            end += action.duration
            guard end <= Self.longest else { throw reader.error(.tooLong(limit: Self.longest)) }
            duration = max(duration, end)
        }
        // Equal times keep the order of the lines.
        inputs = inputs.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Reads a file.
    public init(
        readingFrom file: String, on screen: Screen, readLive: (@Sendable () -> LiveReading)? = nil
    ) throws(ScriptError) {
        let bytes: [UInt8]
        do throws(ReadError) {
            bytes = try FileContents.contents(of: file, limit: Self.sizeLimit)
        } catch {
            throw ScriptError(.unreadable(error), at: Place(file: file))
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ScriptError(.unreadable(.notText), at: Place(file: file)) }
        try self.init(text.replacing("\r\n", with: "\n"), file: file, on: screen, readLive: readLive)
    }
}
