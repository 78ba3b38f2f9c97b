/// Finds what a file's classes show to Interface Builder, and the classes themselves.
struct InterfaceMemberWalk {
    enum Member {
        case outlet(String)
        case action(name: String, labels: [String], selector: String)
    }

    /// A branch of `#if`: which one of the file, and which of its branches.
    typealias Branch = [Int]

    struct Found {
        var member: Member
        var type: [String]
        /// The brace of the class around it; nil in extensions.
        var body: Int?
        var branch: [Branch]
        /// No other file can name it.
        var isPrivate: Bool
    }

    struct ClassBody {
        var type: [String]
        var brace: Int
        var branch: [Branch]
    }

    private(set) var members: [Found] = []
    private(set) var classes: [ClassBody] = []

    private static let attributes: Set<String> = ["@IBOutlet", "@IBAction", "@IBInspectable"]

    init(_ tokens: [SwiftToken], methods: DeclaredMethods) {
        var scopes = TypeScopes()
        var branch: [Branch] = []
        var conditions = 0
        var bodies: [(brace: Int?, isPrivate: Bool)] = []
        var isPrivate = false
        for index in tokens.indices {
            let token = tokens[index]
            switch token.text {
            case "#if":
                conditions += 1
                branch.append([conditions, 0])
            case "#elseif", "#else": if let last = branch.indices.last { branch[last][1] += 1 }
            case "#endif": _ = branch.popLast()
            case "extension": isPrivate = index > 0 && Self.hides(tokens[index - 1])
            case _ where Self.attributes.contains(token.text):
                guard let (member, hides) = Self.member(at: index, tokens, in: scopes.enclosingType.last, methods),
                    !scopes.enclosingType.isEmpty, !scopes.isInProtocol
                else { break }
                members.append(
                    Found(
                        member: member, type: scopes.enclosingType, body: bodies.last?.brace, branch: branch,
                        isPrivate: hides || bodies.last?.isPrivate ?? false))
            default: break
            }
            scopes.pass(index, of: tokens)
            if token.text == "{", token.kind == .open {
                let body = scopes.innermost
                let isClass = body?.isClass ?? false
                if isClass { classes.append(ClassBody(type: scopes.enclosingType, brace: index, branch: branch)) }
                bodies.append((isClass ? index : nil, body?.names.isEmpty == false && isPrivate))
                isPrivate = false
            } else if token.text == "}", token.kind == .close {
                _ = bodies.popLast()
            }
        }
    }

    private static func hides(_ token: SwiftToken) -> Bool { token.isWord("private") || token.isWord("fileprivate") }

    /// What is declared behind the attribute here, on the way over other attributes and modifiers; and whether it is the file's own.
    private static func member(
        at index: Int, _ tokens: [SwiftToken], in type: String?, _ methods: DeclaredMethods
    ) -> (Member, isPrivate: Bool)? {
        var isPrivate = index > 0 && hides(tokens[index - 1])
        var next = index + 1
        while next + 1 < tokens.count {
            switch tokens[next].text {
            case "var": return tokens[index].text == "@IBAction" ? nil : (.outlet(tokens[next + 1].name), isPrivate)
            case "func":
                guard tokens[index].text == "@IBAction", let (name, labels) = DeclaredMethods.method(at: next, tokens), labels.count <= 2
                else { return nil }
                let selector = methods.selector(name, labels: labels, in: type) ?? ObjectiveCName.selector(name, labels: labels)
                return (.action(name: name, labels: labels, selector: selector), isPrivate)
            case "static", "class", "let", "}", "{": return nil
            default:
                isPrivate = isPrivate || hides(tokens[next])
                next += 1
            }
        }
        return nil
    }
}
