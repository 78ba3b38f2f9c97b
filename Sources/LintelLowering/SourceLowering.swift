/// Lowers a file of UIKit code to Swift that compiles without an Objective-C runtime.
///
/// Attributes for Objective-C and Interface Builder are blanked, `#selector` becomes a `Selector` that carries the method itself, and
/// `import UIKit` becomes `import LintelUIKit`. Every line keeps its number.
public enum SourceLowering {
    /// - Parameter file: where the source was read; with it the compiler names places there instead of in the lowered text.
    public static func lower(_ source: String, file: String? = nil) -> String {
        var pass = LoweringPass(source)
        let lowered = pass.run()
        guard let file else { return lowered }
        let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(path)\", line: 1)\n" + lowered
    }
}
