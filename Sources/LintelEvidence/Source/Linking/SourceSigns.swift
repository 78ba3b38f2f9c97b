/// Tells what a file deals with by the names that stand in it.
package enum SourceSigns {
    private static let gameModules: Set<String> = [
        "SpriteKit", "SceneKit", "GameplayKit", "MetalKit", "GameKit", "GLKit", "OpenGLES", "cocos2d",
    ]
    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble", "KIF"]

    private static let words: [(sign: SourceSign, search: ByteSearch)] = [
        (.game, ByteSearch(["SKView", "SCNView", "MTKView", "GLKView", "CAEAGLLayer", "CAMetalLayer"])),
        (
            .camera,
            ByteSearch([
                "AVCaptureSession", "AVCaptureVideoPreviewLayer", "DataScannerViewController", "AVCaptureMetadataOutput", "ARSCNView",
            ])
        ),
        (.video, ByteSearch(["AVPlayerLayer", "AVPlayerViewController", "MPMoviePlayer", "VLCMediaPlayer", "AVPlayer("])),
        (.labels, ByteSearch(["accessibilityLabel", "setAccessibilityLabel"])),
        (.gesture, ByteSearch(["GestureRecognizer", "onTapGesture", "DragGesture", "TapGesture"])),
    ]

    package static func signs(path: String, imports: [String], bytes: [UInt8]) -> Set<SourceSign> {
        var signs: Set<SourceSign> = []
        if !gameModules.isDisjoint(with: imports) { signs.insert(.game) }
        if !testModules.isDisjoint(with: imports) || isTestPath(path) { signs.insert(.test) }
        for (sign, search) in words where !signs.contains(sign) && search.finds(in: bytes) { signs.insert(sign) }
        return signs
    }

    /// Everything a file says if it mentions a bar, else its types; nil when there is neither.
    /// - Parameters:
    ///   - needles: a file that holds none of these says nothing about bars.
    ///   - read: reads everything, with signs.
    ///   - scan: only types and imports.
    package static func evidence(
        path: String, bytes: [UInt8], mentioning needles: ByteSearch, read: (String, [UInt8]) -> SourceFile,
        scan: (String, [UInt8]) -> SourceFile
    ) -> SourceFile? {
        if needles.finds(in: bytes) { return read(path, bytes) }
        var file = scan(path, bytes)
        file.signs = signs(path: path, imports: file.imports, bytes: bytes)
        return file.types.isEmpty && file.mentions.isEmpty ? nil : file
    }

    /// `AppTests/`, `UITests/`, `Tests/`, `Mocks/` somewhere above the file, or a file named so.
    private static func isTestPath(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            let name = part.prefix { $0 != "." }
            return name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Mocks") || name.hasSuffix("Specs")
        }
    }
}
