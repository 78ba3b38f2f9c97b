import Foundation
import LintelEvidence
import LintelGuidelines
import LintelProject
import LintelSwiftSource
import LintelTestSupport

/// A small project on disk for as long as a test needs it, read as `lintel check` reads one.
struct SampleProject {
    var files: [(path: String, bytes: [UInt8])]

    init(files: [(path: String, bytes: [UInt8])]) { self.files = files }

    init(_ sample: RulePage.Sample) {
        files = sample.files.map { ($0.path, Array($0.text.utf8)) }
    }

    /// Texts by path.
    init(texts: [String: String]) {
        files = texts.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
    }

    init(_ section: RuleSpec.Section) {
        files = section.files.map { file in
            (file.path, file.pictureSize.map { PlainPNG.bytes(width: $0.width, height: $0.height) } ?? Array(file.text.utf8))
        }
    }

    func evidence() throws -> ProjectEvidence {
        let root = FileManager.default.temporaryDirectory.appending(path: "lintel-sample-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, bytes) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        let reader = ProjectReader(root: root.path(percentEncoded: false)) { path, bytes in
            SwiftSourceReader.evidence(path: path, bytes: bytes)
        }
        return reader.read([""]).evidence
    }

    func findings(of rule: any Rule, _ settings: RuleSettings = RuleSettings()) throws -> [Finding] {
        rule.check(try evidence(), settings).findings.sorted { $0.place < $1.place }
    }
}
