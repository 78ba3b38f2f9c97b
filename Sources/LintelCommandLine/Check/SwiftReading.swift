import LintelEvidence
import LintelSwiftSource

/// Which Swift files are parsed: nine in ten never mention a bar, and finding that out costs a byte search.
enum SwiftReading {
    @Sendable static func read(_ path: String, _ bytes: [UInt8]) -> SourceFile? {
        mentionsBars(bytes) ? SwiftSourceReader.read(path: path, bytes: bytes) : SwiftSourceReader.scan(path: path, bytes: bytes)
    }

    private static func mentionsBars(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in searches.contains { $0.isFound(in: bytes) } }
    }

    private static let searches = SwiftSourceReader.needles.map(ByteSearch.init)
}
