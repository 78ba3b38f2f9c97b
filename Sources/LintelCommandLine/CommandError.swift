import LintelDraw
import LintelEvidence
import LintelProject

/// Why a command could not do its work.
enum CommandError: Error {
    case usage(UsageError)
    case description(DescriptionError)
    case unreadable(String, ReadError)
    case drawing(DrawError)
    case unwritable(String, reason: String)
}

extension CommandError {
    var diagnostic: Diagnostic {
        switch self {
        case .usage(let error): Diagnostic(message: error.message, help: error.help)
        case .description(let error): Diagnostic(message: error.message, place: error.place, help: error.help)
        case .unreadable(let file, let error):
            Diagnostic(message: error.message, place: Place(file: file, range: TextRange(start: error.position, end: error.position)))
        case .drawing(let error): Diagnostic(message: "\(error)")
        case .unwritable(let file, let reason): Diagnostic(message: "cannot write \(file): \(reason)")
        }
    }
}
