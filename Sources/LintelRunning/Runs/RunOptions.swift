import LintelProject
import LintelWindow

/// The options that say how a screen or an app runs: in a window, or by a script without one.
package enum RunOptions {
    static let script = Option.text("script", "FILE", help: "replay the actions written there, without a window")
    static let output = Option.text(
        "output", short: "o", "FOLDER|FILE", help: "the frames of a script: a folder of pictures, or one animated .png")
    static let frames = Option<Int>.wholeNumber("fps", in: 1...120, help: "frames a second that are written; 30 unless given")
    static let trace = Option.text("trace", "FILE|-", help: "what changed, when and why; JSON where the name ends in .json")
    static let scale = Option<Int>.wholeNumber(
        "scale", in: 1...3, help: "pixels to a point; the device's own unless given, in a window as many as fit")

    static let defaultFrames = 30

    /// - Parameter others: options of a program's own that belong here.
    package static func group(and others: [OptionSyntax]) -> OptionGroup {
        OptionGroup(title: "run", options: [script.syntax, output.syntax, frames.syntax, trace.syntax, scale.syntax] + others)
    }

    /// Paragraphs of the help.
    package static let details = [
        "In the window the mouse is a finger. Keys: \(WindowCommand.allCases.map { "\($0.keys) \($0.words)" }.joined(separator: ", ")).",
        """
        A script has one action a line, each after the end of the one before, or at the seconds that `at` says: `at 0.5 tap 196 700`. \
        Actions: \(GestureScript.usages.joined(separator: ", ")), and the options of the screen below without hyphens, such as \
        `appearance dark`. Places are points from the top left; # begins a comment.
        """,
    ]
}
