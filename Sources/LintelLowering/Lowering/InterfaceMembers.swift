/// The outlets and actions of a file's classes, which interface files name: each class gets a table of its own ones.
struct InterfaceMembers {
    /// What is inserted behind the opening brace of a class, by the brace's index.
    private(set) var tables: [Int: String] = [:]

    /// - Parameter beside: the target's other files: extensions there may have actions of this file's classes.
    init(_ tokens: [SwiftToken], methods: DeclaredMethods, beside: [[SwiftToken]]) {
        let own = InterfaceMemberWalk(tokens, methods: methods)
        guard !own.classes.isEmpty else { return }
        let others = beside.flatMap { InterfaceMemberWalk($0, methods: DeclaredMethods($0)).members }.filter {
            $0.body == nil && !$0.isPrivate && $0.branch.isEmpty
        }
        for body in own.classes {
            let here = own.members.filter { found in
                let isInIt = found.body.map { $0 == body.brace } ?? (found.type == body.type)
                // What another condition takes away cannot be named.
                return isInIt && body.branch.starts(with: found.branch)
            }
            let members = here + others.filter { $0.type == body.type }
            if !members.isEmpty { tables[body.brace] = Self.table(of: members.map(\.member), in: body.type.last ?? "") }
        }
    }

    private static func table(of members: [InterfaceMemberWalk.Member], in type: String) -> String {
        var outlets: [String] = []
        var actions: [String] = []
        for member in members {
            switch member {
            case .outlet(let name):
                outlets.append("case \"\(name)\": return InterfaceConnections.set(&owner.`\(name)`, to: value)")
            case .action(let name, let labels, let selector):
                actions.append("case \"\(selector)\": return Selector(\"\(selector)\", \(reference(type, name, labels)))")
            }
        }
        return " private let __interface = InterfaceConnections(\(type).self, "
            + "outlets: { owner, name, value in \(choice(outlets)) }, actions: { name in \(choice(actions)) });"
    }

    private static func choice(_ cases: [String]) -> String {
        cases.isEmpty ? "nil" : "switch name { \(cases.joined(separator: "; ")); default: return nil }"
    }

    /// The method taken from the class. Without labels it may be one of several, so its shape is written out.
    private static func reference(_ type: String, _ name: String, _ labels: [String]) -> String {
        if labels.isEmpty { return "\(type).`\(name)` as @MainActor (\(type)) -> @MainActor () -> Void" }
        return "\(type).`\(name)`(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
