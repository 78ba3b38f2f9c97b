/// What the keys of the software keyboard write at the moment.
public struct KeyboardKeys: Hashable, Sendable {
    /// Which of its faces the keyboard shows.
    public enum Plane: String, Hashable, Sendable, CaseIterable { case letters, numbers, symbols }

    /// Whether letters come as capitals: the next one, or all.
    public enum Shift: String, Hashable, Sendable, CaseIterable { case off, on, locked }

    public var plane: Plane
    public var shift: Shift

    public init(plane: Plane = .letters, shift: Shift = .on) {
        self.plane = plane
        self.shift = shift
    }
}

extension KeyboardKeys {
    /// - Parameter isSecond: right after another touch of the same key, which keeps capitals on.
    package mutating func touchShift(isSecond: Bool) {
        switch shift {
        case .off: shift = .on
        case .on: shift = isSecond ? .locked : .off
        case .locked: shift = .off
        }
    }

    /// A space or a new line leads back to the letters.
    package mutating func wrote(_ text: String) {
        if text.allSatisfy(\.isWhitespace) { plane = .letters }
    }

    /// The text before the next letter is another: capitals come by themselves where the field wants them, and go.
    package mutating func follow(_ text: String, _ rule: Autocapitalization) {
        if shift != .locked { shift = rule.wantsCapital(after: text) ? .on : .off }
    }
}
