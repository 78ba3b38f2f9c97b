/// Tells what a file deals with by the names that stand in it.
package enum SourceSigns {
    private static let gameModules: Set<String> = ["SpriteKit", "SceneKit", "GameplayKit", "MetalKit", "GameKit", "GLKit", "cocos2d"]
    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble", "KIF"]

    private static let words: [(SourceSign, [StaticString])] = [
        (.game, ["SKView", "SCNView", "MTKView", "GLKView", "CAEAGLLayer", "CAMetalLayer"]),
        (.camera, ["AVCaptureSession", "AVCaptureVideoPreviewLayer", "DataScannerViewController", "AVCaptureMetadataOutput", "ARSCNView"]),
        (.video, ["AVPlayerLayer", "AVPlayerViewController", "MPMoviePlayer", "VLCMediaPlayer", "AVPlayer("]),
        (.gesture, ["GestureRecognizer", "onTapGesture", "DragGesture", "TapGesture"]),
    ]

    package static func signs(path: String, imports: [String], bytes: [UInt8]) -> Set<SourceSign> {
        var signs: Set<SourceSign> = []
        if !gameModules.isDisjoint(with: imports) { signs.insert(.game) }
        if !testModules.isDisjoint(with: imports) || isTestPath(path) { signs.insert(.test) }
        for (sign, names) in words where !signs.contains(sign) && names.contains(where: bytes.holds) { signs.insert(sign) }
        return signs
    }

    /// `AppTests/`, `UITests/`, `Tests/`, `Mocks/` somewhere above the file, or a file named so.
    private static func isTestPath(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            let name = part.prefix { $0 != "." }
            return name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Mocks") || name.hasSuffix("Specs")
        }
    }
}

extension [UInt8] {
    /// Plain search for a short text.
    package func holds(_ text: StaticString) -> Bool {
        let needle = text.withUTF8Buffer { Array($0) }
        guard let first = needle.first, count >= needle.count else { return false }
        return withUnsafeBufferPointer { bytes in
            for index in 0...(bytes.count - needle.count) where bytes[index] == first {
                if needle.indices.allSatisfy({ bytes[index + $0] == needle[$0] }) { return true }
            }
            return false
        }
    }
}
