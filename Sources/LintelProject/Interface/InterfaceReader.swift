public import LintelEvidence

/// Reads storyboards and xibs. What it has no word for is counted, never fatal.
public enum InterfaceReader {
    /// Bytes; larger files are refused.
    public static var largestFile: Int { MarkupParser.largestFile }

    /// The file as evidence. Files for other systems than iOS are recorded without their scenes.
    ///
    /// - Parameter path: relative to the working directory; its ending tells storyboard from xib.
    /// - Throws: where the bytes are no XML, no interface file, or in the archive format from before Xcode 5.
    public static func read(_ bytes: [UInt8], path: String) throws(ReadError) -> InterfaceFile {
        let document = try document(bytes, path: path)
        let root = document.root
        let kind: InterfaceFile.Kind = root.child("scenes") != nil || path.hasSuffix(".storyboard") ? .storyboard : .xib
        var file = InterfaceFile(path: path, kind: kind, platform: platform(of: root))
        guard file.platform == .iOS else { return file }
        file.isLaunchScreen = root.flag("launchScreen") ?? false
        file.usesAutoLayout = root.flag("useAutolayout") ?? false
        file.initialControllerID = root["initialViewController"]
        file.scenes = scenes(of: document)
        readResources(of: document, into: &file)
        count(unknownElementsIn: root, &file.unknownElements)
        return file
    }

    /// The file's elements, unread.
    ///
    /// - Throws: as `read(_:path:)`.
    package static func document(_ bytes: [UInt8], path: String) throws(ReadError) -> MarkupDocument {
        let document = try MarkupParser.parse(bytes, file: path)
        let start = document.lines.position(document.root.tag.lowerBound)
        if document.root.name == "archive" { throw .archiveFormat(at: start) }
        guard document.root.name == "document", (document.root["type"] ?? "").hasPrefix("com.apple.InterfaceBuilder") else {
            throw .notA("an interface file", at: start)
        }
        return document
    }

    private static func platform(of root: MarkupElement) -> InterfaceFile.Platform {
        let runtime = root["targetRuntime"] ?? root["type"] ?? ""
        if runtime.hasPrefix("iOS") || runtime.contains("CocoaTouch") { return .iOS }
        if runtime.hasPrefix("MacOSX") || runtime.contains(".Cocoa.") { return .macOS }
        if runtime.hasPrefix("AppleTV") { return .tvOS }
        if runtime.hasPrefix("watchKit") { return .watchOS }
        return .unknown
    }

    private static func scenes(of document: MarkupDocument) -> [InterfaceScene] {
        let groups = document.root.child("scenes").map { $0.children("scene").compactMap { $0.child("objects") } }
        if let groups { return groups.flatMap { InterfaceObjects(document, $0).storyboardScenes() } }
        return document.root.child("objects").map { InterfaceObjects(document, $0).xibScenes() } ?? []
    }

    private static func readResources(of document: MarkupDocument, into file: inout InterfaceFile) {
        let objects = InterfaceObjects(document, document.root)
        for element in document.root.child("resources")?.children ?? [] {
            guard let name = element["name"] else { continue }
            switch element.name {
            case "image":
                file.images.append(
                    InterfaceImageResource(
                        place: objects.place(of: element), name: name, isSystemSymbol: element["catalog"] == "system",
                        width: element.number("width"), height: element.number("height")))
            case "namedColor", "systemColor":
                file.colors[name] = element.child("color").flatMap(objects.color)
            default: continue
            }
        }
    }

    private static func count(unknownElementsIn element: MarkupElement, _ counts: inout [String: Int]) {
        if !InterfaceVocabulary.elements.contains(element.name) { counts[element.name, default: 0] += 1 }
        for child in element.children { count(unknownElementsIn: child, &counts) }
    }
}
