import LintelEvidence
import LintelModel

/// The words of one line, taken from the left. A `#` begins a comment, quotation marks hold blanks together.
struct ScriptLine {
    private struct Word {
        var text: String
        var column: Int
    }

    private let number: Int
    private let file: String
    private var words: ArraySlice<Word> = []
    /// The action's name and what was taken last, for messages.
    private(set) var action = ""
    private var column = 1

    init(_ line: Substring, number: Int, file: String) throws(ScriptError) {
        self.number = number
        self.file = file
        words = ArraySlice(try split(line))
    }

    private mutating func split(_ line: Substring) throws(ScriptError) -> [Word] {
        var words: [Word] = []
        var word: Word?
        var isQuoted = false
        var isEscaped = false
        for (index, character) in line.enumerated() {
            column = index + 1
            if isEscaped {
                word?.text.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
                if word == nil { word = Word(text: "", column: column) }
            } else if isQuoted || !(character.isWhitespace || character == "#") {
                if word == nil { word = Word(text: "", column: column) }
                word?.text.append(character)
            } else {
                if let done = word { words.append(done) }
                word = nil
                if character == "#" { break }
            }
        }
        if isQuoted {
            column = word?.column ?? column
            throw error(.openQuotation)
        }
        if let word { words.append(word) }
        return words
    }

    var isEmpty: Bool { words.isEmpty }

    /// Takes the next word where it is this one.
    mutating func takes(_ word: String) -> Bool {
        guard words.first?.text == word else { return false }
        if action.isEmpty { action = word }
        _ = next()
        return true
    }

    private mutating func next() -> String? {
        guard let word = words.popFirst() else { return nil }
        column = word.column
        return word.text
    }

    /// The name of the line's action.
    mutating func name() -> String {
        action = next() ?? ""
        return action
    }

    mutating func word(_ expected: String) throws(ScriptError) -> String {
        guard let word = next() else { throw error(.missing(expected, after: action)) }
        return word
    }

    mutating func number(_ expected: String, in range: ClosedRange<Double>) throws(ScriptError) -> Double {
        let input = SettingInput.argument(try word(expected))
        return try value(of: expected) { () throws(SettingProblem) in try input.number(in: range) }
    }

    mutating func word<Word: RawRepresentable & CaseIterable>(_ expected: String, of type: Word.Type) throws(ScriptError) -> Word
    where Word.RawValue == String {
        let input = SettingInput.argument(try word(expected))
        return try value(of: action) { () throws(SettingProblem) in try input.word(of: type) }
    }

    /// A place on a screen of a size, in points.
    mutating func point(on size: Size) throws(ScriptError) -> Point {
        let range = -Self.farthest...Self.farthest
        let x = try number("x", in: range)
        let start = column
        let y = try number("y", in: range)
        let point = Point(x: x, y: y)
        guard Rect(origin: .zero, size: size).contains(point) else {
            column = start
            throw error(.outside(point, size))
        }
        return point
    }

    /// Points; no screen is so large.
    private static let farthest = 10_000.0

    func value<Value>(of name: String, _ body: () throws(SettingProblem) -> Value) throws(ScriptError) -> Value {
        do throws(SettingProblem) {
            return try body()
        } catch {
            throw self.error(.value(error, of: name))
        }
    }

    /// Whatever is left is too much.
    mutating func finish() throws(ScriptError) {
        if let word = next() { throw error(.unexpected(word, after: action)) }
    }

    func error(_ reason: ScriptError.Reason) -> ScriptError {
        let position = TextPosition(line: number, column: column)
        return ScriptError(reason, at: Place(file: file, range: TextRange(start: position, end: position)))
    }
}
