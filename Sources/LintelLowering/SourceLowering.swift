/// Lowers a file of UIKit code to Swift that compiles without an Objective-C runtime.
///
/// Attributes for Objective-C and Interface Builder are blanked, `#selector` becomes a `Selector` that carries the method itself, and
/// `import UIKit` becomes `import LintelUIKit`. Classes with outlets and actions get a table of them. Every line keeps its number; members of
/// an extension that overrides move into their class.
public enum SourceLowering {
    /// - Parameters:
    ///   - file: where the source was read; with it the compiler names places there instead of in the lowered text.
    ///   - beside: source of the target's other files, as far as it `mayExtend` classes of this one.
    public static func lower(_ source: String, file: String? = nil, beside: [String] = []) -> String {
        var pass = LoweringPass(source, beside: beside)
        let path = file?.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let lowered = OverrideMove(pass.run()).moved(path: path)
        return path.map { "#sourceLocation(file: \"\($0)\", line: 1)\n" + lowered } ?? lowered
    }

    /// Whether a file's text has what other files' classes must know of: actions in extensions.
    public static func mayExtend(_ source: String) -> Bool { source.contains("@IBAction") && source.contains("extension") }
}
