/// Objective-C lets an extension override what a class inherits; Swift does not. An extension with `override` in it gives its members to the
/// class, where that stands in the same file, and keeps its conformances.
struct OverrideMove {
    private let source: [Unicode.Scalar]
    private let tokens: [SwiftToken]
    /// Offsets of the lines' beginnings.
    private let lines: [Int]
    /// A class's name and the index of its closing brace.
    private var classes: [String: Int] = [:]
    private var extensions: [(name: String, open: Int, close: Int)] = []

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        source = scalars
        tokens = SwiftLexer.tokens(of: scalars)
        lines = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
        collect()
    }

    /// - Parameter path: as a string literal has it; nil: the moved lines have the numbers of where they are now.
    func moved(path: String?) -> String {
        let moving = extensions.filter { classes[$0.name] != nil && holdsOverride($0.open, $0.close) }
        guard !moving.isEmpty else { return string(0..<source.count) }
        var edits: [Edit] = []
        for part in moving { edits.append(Edit(blanking: inside(part.open, part.close), of: source)) }
        for (name, parts) in Dictionary(grouping: moving, by: \.name) {
            guard let brace = classes[name] else { continue }
            let place = tokens[brace].range.lowerBound
            let bodies = parts.map { mark(inside($0.open, $0.close).lowerBound, path) + string(inside($0.open, $0.close)) + "\n" }
            edits.append(Edit(place..<place, (path == nil ? "" : "\n") + bodies.joined() + mark(place, path), of: source))
        }
        return Edit.applied(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: source)
    }

    private mutating func collect() {
        var index = 0
        var conditions = 0
        while index < tokens.count {
            switch tokens[index].text {
            case "#if": conditions += 1
            case "#endif": conditions -= 1
            case "class", "extension":
                guard conditions == 0, let body = TypeScopes.declaration(at: index, of: tokens), let name = body.names.first else { break }
                guard body.names.count == 1, let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { break }
                let close = LoweringPass.partner(of: open, tokens)
                if tokens[index].text == "class" {
                    classes[name] = close
                } else if !tokens[index..<open].contains(where: { $0.isWord("where") }) {
                    extensions.append((name, open, close))
                }
                index = close
            case "{", "(", "[": index = LoweringPass.partner(of: index, tokens)
            default: break
            }
            index += 1
        }
    }

    /// Whether a member of the body, and none of a type inside it, overrides.
    private func holdsOverride(_ open: Int, _ close: Int) -> Bool {
        var index = open + 1
        while index < close {
            if tokens[index].isWord("override") { return true }
            index = tokens[index].kind == .open ? LoweringPass.partner(of: index, tokens) + 1 : index + 1
        }
        return false
    }

    private func inside(_ open: Int, _ close: Int) -> Range<Int> { tokens[open].range.upperBound..<tokens[close].range.lowerBound }

    /// Says on a line of its own which line of the file comes next.
    private func mark(_ place: Int, _ path: String?) -> String {
        guard let path else { return "" }
        let line = lines.lastIndex { $0 <= place } ?? 0
        return "#sourceLocation(file: \"\(path)\", line: \(line + 1))\n"
    }

    private func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(source[range])) }
}
