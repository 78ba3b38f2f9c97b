/// Why a file named by a person cannot be opened.
public enum FileProblem: Error, Hashable, Sendable {
    case missing
    case folder
    case forbidden
    case empty
    /// Larger than what a file of its kind can be; sizes in bytes.
    case tooLarge(Int, limit: Int)
}

extension FileProblem {
    public var message: String {
        switch self {
        case .missing: "no such file"
        case .folder: "a folder, where a file is expected"
        case .forbidden: "the file may not be read"
        case .empty: "the file is empty"
        case .tooLarge(let size, _): "the file is \(size / 1_000_000) MB large"
        }
    }

    public var help: String {
        switch self {
        case .missing: "check the path; it is relative to the working directory"
        case .folder: "name a file in it"
        case .forbidden: "give yourself the right to read it"
        case .empty: "save it again in the program that made it"
        case .tooLarge(_, let limit): "files of this kind are read up to \(limit / 1_000_000) MB"
        }
    }
}
