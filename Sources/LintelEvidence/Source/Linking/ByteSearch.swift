/// Looks for one of several short texts in a file's bytes (Horspool): nine files in ten never mention a bar, and this tells which.
package struct ByteSearch: Sendable {
    private struct Needle: Sendable {
        var bytes: [UInt8]
        /// How far the text may be moved when its last place shows a byte.
        var shifts: [Int]

        init(_ text: String) {
            bytes = Array(text.utf8)
            shifts = [Int](repeating: bytes.count, count: 256)
            for (index, byte) in bytes.dropLast().enumerated() { shifts[Int(byte)] = bytes.count - 1 - index }
        }
    }

    private let needles: [Needle]

    package init(_ texts: [String]) { needles = texts.map(Needle.init) }

    package func finds(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { text in needles.contains { Self.finds($0, in: text) } }
    }

    private static func finds(_ needle: Needle, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        needle.bytes.withUnsafeBufferPointer { word in
            needle.shifts.withUnsafeBufferPointer { shifts in
                let last = word.count - 1
                var end = last
                while end < text.count {
                    let byte = text[end]
                    if byte == word[last] {
                        var index = 1
                        while index <= last, text[end - index] == word[last - index] { index += 1 }
                        if index > last { return true }
                    }
                    end += shifts[Int(byte)]
                }
                return false
            }
        }
    }
}
