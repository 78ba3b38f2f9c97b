public import LintelEvidence

/// Reads Objective-C and Objective-C++ sources and headers by an own small parser: enough of the language to find classes, methods,
/// messages, assignments and what a method returns. What it does not understand it goes over, up to the next brace or semicolon.
public enum ObjectiveCReader {
    /// A file that holds none of these says nothing about bars.
    private static let needles = ByteSearch([
        "tatusBar", "oolbar", "oolBar", "BarButtonItem", "etworkActivityIndicator", "hidesBottomBarWhenPushed", "TabBarController",
        "ootViewController", "odalPresentationStyle", "avigationBarHidden", "barStyle",
    ])
    private static let declaration = ByteSearch(["@interface"])

    /// Everything the file says if it mentions a bar, else its classes; nil when there is neither.
    public static func evidence(path: String, bytes: [UInt8]) -> SourceFile? {
        SourceSigns.evidence(path: path, bytes: bytes, mentioning: needles, read: read, scan: scan)
    }

    /// Everything the file says.
    public static func read(path: String, bytes: [UInt8]) -> SourceFile {
        var parser = ObjectiveCParser(path: path, bytes: bytes, lexer: ObjectiveCLexer(bytes))
        parser.readFile()
        var file = parser.finish()
        file.signs = SourceSigns.signs(path: path, imports: file.imports, bytes: bytes)
        return file
    }

    /// Only classes with their superclasses.
    public static func scan(path: String, bytes: [UInt8]) -> SourceFile {
        var file = SourceFile(path: path, language: .objectiveC, isScannedOnly: true)
        guard path.hasSuffix(".h") ? declaration.finds(in: bytes) : true else { return file }
        var parser = ObjectiveCParser(path: path, bytes: bytes, lexer: ObjectiveCLexer(bytes))
        parser.readFile()
        let whole = parser.finish()
        file.imports = whole.imports
        file.mentions = whole.mentions
        file.types = whole.types.map { type in
            var type = type
            type.members = []
            return type
        }
        return file
    }
}
