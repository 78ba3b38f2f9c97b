/// Where something stands: a file, and a range of its text or a rectangle of its picture.
public struct Place: Hashable, Sendable {
    /// Relative to the working directory, as compilers print it.
    public var file: String
    public var range: TextRange?
    /// The storyboard's object id.
    public var objectID: String?

    public init(file: String, range: TextRange? = nil, objectID: String? = nil) {
        self.file = file
        self.range = range
        self.objectID = objectID
    }

    public var line: Int { range?.start.line ?? 1 }
}

extension Place: Comparable {
    public static func < (left: Place, right: Place) -> Bool {
        (left.file, left.range?.start ?? .start, left.objectID ?? "") < (right.file, right.range?.start ?? .start, right.objectID ?? "")
    }
}
