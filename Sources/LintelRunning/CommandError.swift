package import LintelDraw
import LintelEvidence
package import LintelProject
package import LintelWindow

/// Why a command could not do its work.
package enum CommandError: Error {
    case usage(UsageError)
    case description(DescriptionError)
    case script(ScriptError)
    case window(WindowError)
    case unreadable(String, ReadError)
    /// Nothing of a kind that is checked lies below the paths.
    case nothingToLookAt([String])
    case drawing(DrawError)
    case unwritable(String, reason: String)
}

extension CommandError {
    package var diagnostic: Diagnostic {
        switch self {
        case .usage(let error): Diagnostic(message: error.message, help: error.help)
        case .description(let error): Diagnostic(message: error.message, place: error.place, help: error.help)
        case .script(let error): Diagnostic(message: error.message, place: error.place, help: error.help)
        case .window(let error): Diagnostic(message: error.message, help: error.help)
        case .unreadable(let file, let error):
            Diagnostic(message: error.message, place: Place(file: file, range: TextRange(start: error.position, end: error.position)))
        case .nothingToLookAt(let paths):
            Diagnostic(
                message: "nothing to look at in \(paths.joined(separator: ", "))",
                help: "name a folder with storyboards, xibs, property lists, asset catalogues, Swift or Objective-C sources")
        case .drawing(let error): Diagnostic(message: "\(error)")
        case .unwritable(let file, let reason): Diagnostic(message: "cannot write \(file): \(reason)")
        }
    }
}
