import Foundation
import LintelDraw

/// Where a snapshot is kept, and where a failed comparison leaves its pictures.
struct SnapshotFile: Hashable {
    /// `__Snapshots__/<TestFile>` beside the test file.
    var folder: String
    /// `<test>.<name>.png`.
    var name: String
    /// `<TestFile>`.
    let testFile: String

    /// - Parameter details: what tells this snapshot apart from the test's others; empty ones are left out.
    init(testFile path: String, test: String, details: [String?], format: SnapshotFormat) {
        let file = URL(filePath: path)
        testFile = file.deletingPathExtension().lastPathComponent
        folder = file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: testFile).path()
        let parts = [Self.testName(test)] + details.compactMap(\.self).map(Self.clean)
        name = parts.filter { !$0.isEmpty }.joined(separator: ".") + "." + format.fileExtension
    }

    var path: String { folder + "/" + name }

    /// The function's name without its parameters.
    private static func testName(_ function: String) -> String {
        let isRaw = function.hasPrefix("`")
        let end = isRaw ? function.dropFirst().firstIndex(of: "`") : function.firstIndex(of: "(")
        return clean(String(function[..<(end ?? function.endIndex)]))
    }

    /// Letters, digits and a few signs; everything else becomes a hyphen, so that every file system takes the name.
    private static func clean(_ text: String) -> String {
        let signs = text.map { $0.isLetter || $0.isNumber || "_-+".contains($0) ? String($0) : "-" }.joined()
        return signs.split(separator: "-").joined(separator: "-")
    }

    func write(_ bytes: [UInt8]) throws(TestingError) { try Self.write(bytes, folder: folder, name: name) }

    /// Puts a file into `LINTEL_ARTIFACTS`, or into the temporary folder; answers where it is.
    func writeArtifact(_ bytes: [UInt8], _ word: String) throws(TestingError) -> String {
        let root = ProcessInfo.processInfo.environment["LINTEL_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = (root ?? FileManager.default.temporaryDirectory.path() + "lintel-snapshots") + "/" + testFile
        let ending = name.hasSuffix(".png") ? ".png" : ".txt"
        let file = name.dropLast(ending.count) + ".\(word)" + ending
        try Self.write(bytes, folder: folder, name: String(file))
        return folder + "/" + file
    }

    private static func write(_ bytes: [UInt8], folder: String, name: String) throws(TestingError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try AtomicFile.write(bytes, to: folder + "/" + name)
        } catch {
            throw .notWritten("\(error)")
        }
    }
}
