/// Tells source that the toolchain's parser would not survive, or not end with, from source that people write.
///
/// The parser bounds the nesting of expressions, but not of type arguments, `#if`, function types and `else if`, and its time
/// doubles with each bracket of `[[[[`. Measured with the parser of Swift 6.3: eighteen such brackets take 3 seconds, and 3,000 levels
/// of the others end an 8 MB stack.
struct SwiftNesting {
    /// Far above what people write, far below what the parser takes.
    private enum Limit {
        static let openBrackets = 10
        static let typeArguments = 120
        static let conditionals = 120
        static let arrows = 120
        static let alternatives = 1200
    }

    private var openBrackets = 0
    private var typeArguments = 0
    private var conditionals = 0
    private var arrows = 0
    private var alternatives = 0

    /// Whether a file is safe to parse. Strings and comments are not told apart: a file that holds such rows in a string is refused too.
    static func isBearable(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { text in
            var nesting = SwiftNesting()
            for index in text.indices where !nesting.takes(text, index) { return false }
            return true
        }
    }

    /// Takes one byte in; false when a limit is passed.
    private mutating func takes(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "["):
            openBrackets += 1
            return openBrackets <= Limit.openBrackets
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return true
        case UInt8(ascii: "<"): typeArguments += 1
        case UInt8(ascii: ">"):
            if index > 0, text[index - 1] == UInt8(ascii: "-") { arrows += 1 } else { typeArguments = max(0, typeArguments - 1) }
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
            typeArguments = 0
            arrows = 0
        case UInt8(ascii: "#"): count(conditional: text, index)
        case UInt8(ascii: "e") where Self.holds(text, index, "else if"): alternatives += 1
        case UInt8(ascii: "f") where Self.holds(text, index, "func "): alternatives = 0
        default: break
        }
        openBrackets = 0
        return typeArguments <= Limit.typeArguments && arrows <= Limit.arrows && conditionals <= Limit.conditionals
            && alternatives <= Limit.alternatives
    }

    private mutating func count(conditional text: UnsafeBufferPointer<UInt8>, _ index: Int) {
        if Self.holds(text, index, "#if") { conditionals += 1 }
        if Self.holds(text, index, "#endif") { conditionals = max(0, conditionals - 1) }
    }

    private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ word: StaticString) -> Bool {
        guard index + word.utf8CodeUnitCount <= text.count else { return false }
        return word.withUTF8Buffer { word in word.indices.allSatisfy { text[index + $0] == word[$0] } }
    }
}
