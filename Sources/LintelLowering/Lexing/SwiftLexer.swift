/// Cuts Swift source into tokens. It need not judge the source: on unfinished literals it goes on at the next line.
struct SwiftLexer {
    let source: [Unicode.Scalar]
    var position = 0
    private(set) var tokens: [SwiftToken] = []
    private var startsLine = true
    private var touches = false

    static func tokens(of source: [Unicode.Scalar]) -> [SwiftToken] {
        var lexer = SwiftLexer(source: source)
        if source.starts(with: "#!".unicodeScalars) { lexer.skipLine() }
        while lexer.position < source.count { lexer.step() }
        return lexer.tokens
    }

    private init(source: [Unicode.Scalar]) { self.source = source }

    subscript(_ offset: Int) -> Unicode.Scalar { position + offset < source.count ? source[position + offset] : "\0" }

    /// White space, a comment, or one token; of a string all its tokens.
    mutating func step() {
        let scalar = self[0]
        if scalar.isNewline {
            position += 1
            startsLine = true
            touches = false
        } else if scalar.isSpace {
            position += 1
            touches = false
        } else if scalar == "/", self[1] == "/" {
            skipLine()
        } else if scalar == "/", self[1] == "*" {
            skipBlockComment()
        } else {
            lexToken(scalar)
        }
    }

    private mutating func lexToken(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": lexString(pounds: 0)
        case "#": lexPound()
        case "@": lexName(.attribute, from: 1)
        case "`": lexEscapedName()
        case "(", "[", "{": emit(.open, length: 1)
        case ")", "]", "}": emit(.close, length: 1)
        case ".", ",", ":", ";": emit(.mark, length: 1)
        case _ where scalar.isDigit: lexNumber()
        case _ where scalar.isNameHead: lexName(.word, from: 0)
        case "/" where regexLength() != nil: emit(.regex, length: regexLength() ?? 1)
        default: lexSign()
        }
    }

    mutating func emit(_ kind: SwiftToken.Kind, length: Int) {
        let range = position..<min(position + max(length, 1), source.count)
        let isLiteral = kind == .text || kind == .regex || kind == .number
        let text = isLiteral ? "" : String(String.UnicodeScalarView(source[range]))
        tokens.append(SwiftToken(kind: kind, range: range, text: text, startsLine: startsLine, touches: touches))
        position = range.upperBound
        startsLine = false
        touches = true
    }

    private mutating func skipLine() {
        while position < source.count, !source[position].isNewline { position += 1 }
        touches = false
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if self[0] == "/", self[1] == "*" {
                depth += 1
                position += 2
            } else if self[0] == "*", self[1] == "/" {
                depth -= 1
                position += 2
            } else {
                if self[0].isNewline { startsLine = true }
                position += 1
            }
        } while depth > 0 && position < source.count
        touches = false
    }

    private mutating func lexName(_ kind: SwiftToken.Kind, from offset: Int) {
        var length = offset
        while self[length].isNamePart { length += 1 }
        emit(kind, length: length)
    }

    private mutating func lexEscapedName() {
        var length = 1
        while self[length] != "`", self[length] != "\0", !self[length].isNewline { length += 1 }
        emit(.word, length: length + 1)
    }

    private mutating func lexNumber() {
        var length = 1
        while self[length].isNamePart || (self[length] == "." && self[length + 1].isDigit) { length += 1 }
        emit(.number, length: length)
    }

    private mutating func lexPound() {
        var pounds = 1
        while self[pounds] == "#" { pounds += 1 }
        switch self[pounds] {
        case "\"": lexString(pounds: pounds)
        case "/": emit(.regex, length: extendedRegexLength(pounds: pounds))
        default: lexName(.pound, from: 1)
        }
    }

    /// A run of operator characters ends before a comment.
    private mutating func lexSign() {
        var length = 1
        while self[length].isSign, !(self[length] == "/" && (self[length + 1] == "/" || self[length + 1] == "*")) { length += 1 }
        emit(.sign, length: length)
    }
}
