import LintelDraw

/// Why a test could not be carried out.
public enum TestingError: Error, Hashable, Sendable {
    /// No device of the catalogue has the name; the nearest names.
    case deviceUnknown(String, near: [String])
    /// A picture could not be drawn, with the reason.
    case notDrawn(String)
    /// A file beside the test could not be written, with the reason.
    case notWritten(String)
}

extension TestingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .deviceUnknown(let name, let near):
            "no device is called \(name)"
                + (near.isEmpty ? ": `lintel devices` lists them" : ": did you mean \(near.joined(separator: ", "))?")
        case .notDrawn(let reason): "the picture could not be drawn: \(reason)"
        case .notWritten(let reason): "the snapshot could not be written: \(reason)"
        }
    }
}
