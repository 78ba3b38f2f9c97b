internal import LintelEvidence

/// Reads xcconfig files and those they include.
struct XCConfigReader: Sendable {
    let contents: XcodeProjectReader.FileSource
    let projectFolder: String

    /// Includes nest two or three deep; a file that includes itself does not end.
    private static let deepestInclude = 20

    func read(_ path: String, into layers: inout SettingLayers, depth: Int = 0) {
        guard depth < Self.deepestInclude, let bytes = contents(path) else { return }
        var line = 1
        for text in bytes.split(omittingEmptySubsequences: false, whereSeparator: { $0 == .lineFeed }) {
            read(text, path, line, &layers, depth)
            line += 1
        }
    }

    private func read(_ bytes: ArraySlice<UInt8>, _ path: String, _ line: Int, _ layers: inout SettingLayers, _ depth: Int) {
        let text = Self.withoutComment(bytes)
        guard let start = text.firstIndex(where: { !$0.isBlank }) else { return }
        if text[start] == UInt8(ascii: "#") {
            include(String(decoding: text, as: UTF8.self), from: path, &layers, depth)
            return
        }
        guard let equals = Self.assignment(in: text) else { return }
        let name = Self.trimmed(text[start..<equals])
        guard !name.isEmpty else { return }
        // Xcode drops a semicolon that habit put at the end.
        let written = Self.trimmed(text[(equals + 1)...])
        let value = written.hasSuffix(";") ? String(written.dropLast()) : written
        let valueStart = text[(equals + 1)...].firstIndex { !$0.isBlank } ?? text.endIndex
        let place = { (offset: Int, length: Int) in
            let column = offset - bytes.startIndex + 1
            let start = TextPosition(line: line, column: column)
            return Place(file: path, range: TextRange(start: start, end: TextPosition(line: line, column: column + length)))
        }
        layers.set(name, to: value, at: place(start, name.utf8.count), valuePlace: place(valueStart, value.utf8.count))
    }

    /// `#include "Other.xcconfig"`, with a question mark when the file may be absent. Paths start at the file, or at the project.
    private func include(_ text: String, from path: String, _ layers: inout SettingLayers, _ depth: Int) {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0].drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("#include") else { return }
        let named = String(parts[1])
        let candidates = [ProjectPath.join(FolderPath.parent(of: path), named), ProjectPath.join(projectFolder, named)]
        guard let found = candidates.first(where: { contents($0) != nil }) else { return }
        read(found, into: &layers, depth: depth + 1)
    }

    private static func withoutComment(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let slash = UInt8(ascii: "/")
        let start = bytes.indices.first { bytes[$0] == slash && $0 + 1 < bytes.endIndex && bytes[$0 + 1] == slash }
        return bytes[..<(start ?? bytes.endIndex)]
    }

    /// The equals sign that follows the name; those inside the brackets of a condition do not count.
    private static func assignment(in bytes: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "=") where depth == 0: return index
            default: continue
            }
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
        let end = bytes.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }
}
