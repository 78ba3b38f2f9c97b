/// Turns byte offsets into lines and columns, both from 1; columns count UTF-8 bytes.
package struct LineTable: Sendable {
    private var starts: [Int] = [0]

    package init(_ bytes: some Collection<UInt8>) {
        let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
        var offset = 0
        var afterReturn = false
        for byte in bytes {
            offset += 1
            if byte == newline {
                if afterReturn { starts.removeLast() }
                starts.append(offset)
            } else if byte == carriageReturn {
                starts.append(offset)
            }
            afterReturn = byte == carriageReturn
        }
    }

    package func position(_ offset: Int) -> TextPosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: offset - starts[low] + 1)
    }

    package func range(_ start: Int, _ end: Int) -> TextRange { TextRange(start: position(start), end: position(end)) }
}
