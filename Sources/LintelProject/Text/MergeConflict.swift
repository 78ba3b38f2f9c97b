/// Marks that version control leaves in a file it could not merge.
enum MergeConflict {
    private static let mark = [UInt8](repeating: UInt8(ascii: "<"), count: 7)

    /// The first line that begins with the mark; nil in a merged file.
    static func firstLine(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var line = 1
            var start = 0
            while start < bytes.count {
                if bytes[start] == mark[0], bytes[start...].starts(with: mark) { return line }
                guard let end = bytes[start...].firstIndex(of: .lineFeed) else { return nil }
                start = end + 1
                line += 1
            }
            return nil
        }
    }
}
