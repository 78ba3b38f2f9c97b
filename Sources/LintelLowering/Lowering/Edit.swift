/// A replacement within the source. It keeps the line breaks of what it replaces, so that all lines keep their numbers.
struct Edit {
    /// Offsets in the source's Unicode scalars.
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String, of source: [Unicode.Scalar]) {
        self.range = range
        let lost = source[range].count { $0 == "\n" } - text.unicodeScalars.count { $0 == "\n" }
        self.text = text + String(repeating: "\n", count: max(lost, 0))
    }

    /// Spaces for everything but line breaks: columns stay as well.
    init(blanking range: Range<Int>, of source: [Unicode.Scalar]) {
        self.range = range
        var text = String.UnicodeScalarView()
        for scalar in source[range] { text.append(scalar.isNewline ? scalar : " ") }
        self.text = String(text)
    }

    /// - Parameter edits: in the order of their places, none over another.
    static func applied(_ edits: [Edit], to source: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        var position = 0
        for edit in edits {
            result.append(contentsOf: source[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.text.unicodeScalars)
            position = edit.range.upperBound
        }
        result.append(contentsOf: source[position...])
        return String(result)
    }
}
