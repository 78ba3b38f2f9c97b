/// The lines of the files that findings stand in, read when the first of a file is asked for.
public final class SourceLines {
    private let read: (String) -> [UInt8]?
    private var lines: [String: [ArraySlice<UInt8>]] = [:]

    /// `read` answers a file's bytes; nil where it cannot.
    public init(read: @escaping (String) -> [UInt8]?) { self.read = read }

    /// A line's bytes without the line's end; nil where the file has no such line or is no text.
    func bytes(_ number: Int, of file: String) -> ArraySlice<UInt8>? {
        let all = lines[file] ?? split(file)
        return all.indices.contains(number - 1) ? all[number - 1] : nil
    }

    /// Where a position is when Unicode scalars are counted instead of bytes.
    func scalarColumn(line: Int, column: Int, of file: String) -> Int {
        guard let bytes = bytes(line, of: file) else { return column }
        return String(decoding: bytes.prefix(max(0, column - 1)), as: UTF8.self).unicodeScalars.count + 1
    }

    private func split(_ file: String) -> [ArraySlice<UInt8>] {
        let bytes = read(file) ?? []
        // A zero byte is in no text that people edit: a binary property list, or a picture.
        let result = bytes.prefix(1024).contains(0) ? [] : bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let lines = result.map { $0.last == 0x0D ? $0.dropLast() : $0 }
        self.lines[file] = lines
        return lines
    }
}
