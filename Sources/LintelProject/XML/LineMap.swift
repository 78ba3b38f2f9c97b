import LintelEvidence

/// Byte offsets of a text as lines and columns; lines end with LF, CR or both.
struct LineMap: Sendable {
    /// Offset of each line's first byte.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "\n"): starts.append(index + 1)
            case UInt8(ascii: "\r"):
                let next = index + 1
                if next == bytes.count || bytes[next] != UInt8(ascii: "\n") { starts.append(next) }
            default: continue
            }
        }
        self.starts = starts
    }

    /// Columns count UTF-8 bytes, as compilers do.
    func position(_ offset: Int) -> TextPosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: offset - starts[low] + 1)
    }

    func range(_ offsets: Range<Int>) -> TextRange {
        TextRange(start: position(offsets.lowerBound), end: position(offsets.upperBound))
    }
}
