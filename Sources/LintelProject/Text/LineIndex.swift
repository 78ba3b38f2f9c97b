public import LintelEvidence

/// Turns byte offsets of a text into lines and columns. A line ends with LF, CR or CR LF; columns count bytes.
public struct LineIndex: Sendable {
    /// Offset of each line's first byte.
    private let starts: [Int]
    private let size: Int

    public init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                let byte = bytes[offset]
                offset += 1
                if byte == .lineFeed || byte == .carriageReturn && !(offset < bytes.count && bytes[offset] == .lineFeed) {
                    starts.append(offset)
                }
            }
        }
        self.starts = starts
        size = bytes.count
    }

    public func position(of offset: Int) -> TextPosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: min(offset, size) - starts[low] + 1)
    }

    public func range(of offsets: Range<Int>) -> TextRange {
        TextRange(start: position(of: offsets.lowerBound), end: position(of: offsets.upperBound))
    }
}

extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")
    static let backslash = UInt8(ascii: "\\")

    /// Blanks between the words of brace-syntax and XML texts.
    var isBlank: Bool { self == .space || (Self.tab...Self.carriageReturn).contains(self) }
}
