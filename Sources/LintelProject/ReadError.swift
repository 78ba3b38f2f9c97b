public import LintelEvidence

/// Why a file of a project could not be read.
public enum ReadError: Error, Hashable, Sendable {
    case noSuchFile
    case noAccess
    /// The size in bytes, and the most that is read of its kind.
    case tooLarge(bytes: Int, limit: Int)
    case empty
    /// Bytes that are no text, where a text is expected.
    case notText
    case mergeConflict(line: Int)
    /// The text ends inside something, such as `<toolbar>` or `a dictionary`; the position is where that began.
    case endsInside(String, from: TextPosition)
    /// `found` is nil at the end of the text.
    case unexpected(found: String?, expected: String, at: TextPosition)
    /// Well-formed, but not what the file's name promises: `expected` says what should stand there.
    case notA(String, at: TextPosition)
    /// A document type with declarations of its own: never followed, so that no outside file is loaded.
    case ownEntities(at: TextPosition)
    case tooDeep(limit: Int, at: TextPosition)
    /// Interface Builder's archive format from before Xcode 5.
    case archiveFormat(at: TextPosition)
}

extension ReadError {
    /// Where in the file; the first line when the whole file is meant.
    public var position: TextPosition {
        switch self {
        case .noSuchFile, .noAccess, .tooLarge, .empty, .notText: .start
        case .mergeConflict(let line): TextPosition(line: line, column: 1)
        case .endsInside(_, let position), .unexpected(_, _, let position), .notA(_, let position), .ownEntities(let position),
            .tooDeep(_, let position), .archiveFormat(let position):
            position
        }
    }

    /// What is wrong and how to go on, in lower case.
    public var message: String {
        switch self {
        case .noSuchFile: "no such file"
        case .noAccess: "the file may not be read: check its permissions"
        case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than is read of such a file (\(limit)): leave it out"
        case .empty: "the file is empty: restore it, or leave it out"
        case .notText: "the file holds binary data, not text"
        case .mergeConflict: "unresolved merge conflict: resolve it first"
        case .endsInside(let what, _): "the file ends inside \(what): save it again in Xcode, or leave it out"
        case .unexpected(let found?, let expected, _): "\(expected) expected, found \(found)"
        case .unexpected(nil, let expected, _): "the file ends where \(expected) is expected: save it again in Xcode, or leave it out"
        case .notA(let expected, _): "this is not \(expected)"
        case .ownEntities: "a document type with declarations of its own is not read"
        case .tooDeep(let limit, _): "nested more than \(limit) deep"
        case .archiveFormat: "archive format from before Xcode 5: open it in Xcode and save it in the current format"
        }
    }

    /// The record of a file left out of the check.
    public func unreadable(_ path: String) -> UnreadableFile {
        UnreadableFile(message, at: Place(file: path, range: TextRange(start: position, end: position)))
    }
}
