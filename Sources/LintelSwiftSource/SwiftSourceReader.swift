public import LintelEvidence
import SwiftParser
import SwiftSyntax

/// Reads one Swift file through the toolchain's own parser. Call it on a thread with a stack of 8 MB: source can nest deeply.
public enum SwiftSourceReader {
    /// A file that holds none of these says nothing about bars.
    private static let needles = ByteSearch([
        "tatusBar", "oolbar", "oolBar", "BarButtonItem", "etworkActivityIndicator", "hidesBottomBarWhenPushed", "TabView", "bottomBar",
        "TabBarController", "rootViewController", "odalPresentationStyle", "avigationBarHidden", "barStyle",
    ])

    /// Everything the file says if it mentions a bar, else its types; nil when there is neither.
    public static func evidence(path: String, bytes: [UInt8]) -> SourceFile? {
        SourceSigns.evidence(path: path, bytes: bytes, mentioning: needles, read: read, scan: scan)
    }

    /// Everything the file says. Broken source is read as far as the parser can mend it; what is nested beyond all measure is only
    /// scanned.
    public static func read(path: String, bytes: [UInt8]) -> SourceFile {
        let text = repaired(bytes)
        guard SwiftNesting.isBearable(text) else { return scan(path: path, bytes: text) }
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = SwiftFileVisitor(path: path, values: SwiftValueReader(lines: LineTable(text)))
        visitor.walk(tree)
        var file = visitor.finish()
        file.mentions = scan(path: path, bytes: text).mentions
        file.signs = SourceSigns.signs(path: path, imports: file.imports, bytes: text)
        return file
    }

    /// Only types and imports, without parsing.
    public static func scan(path: String, bytes: [UInt8]) -> SourceFile {
        SwiftTypeScan(path: path, bytes: bytes).file
    }

    /// The parser wants UTF-8; other bytes become replacement marks.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        String(validating: bytes, as: UTF8.self) == nil ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
    }
}
