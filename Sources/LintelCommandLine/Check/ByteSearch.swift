/// Finds a short sequence of bytes in a long one by Horspool's skips (https://doi.org/10.1002/spe.4380100608).
struct ByteSearch: Sendable {
    private let needle: [UInt8]
    /// How far the window may move on when its last byte is this one.
    private let skips: [Int]

    init(_ text: String) {
        needle = Array(text.utf8)
        var skips = [Int](repeating: needle.count, count: 256)
        for (index, byte) in needle.dropLast().enumerated() { skips[Int(byte)] = needle.count - 1 - index }
        self.skips = skips
    }

    func isFound(in bytes: UnsafeRawBufferPointer) -> Bool {
        var end = needle.count - 1
        while end < bytes.count {
            let last = bytes[end]
            if last == needle[needle.count - 1], matches(bytes, end) { return true }
            end += skips[Int(last)]
        }
        return false
    }

    private func matches(_ bytes: UnsafeRawBufferPointer, _ end: Int) -> Bool {
        let start = end - needle.count + 1
        return needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
    }
}
