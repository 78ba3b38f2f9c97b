public import LintelEvidence

/// Source evidence as short lines of text, for tests that compare it whole.
extension SourceFile {
    /// A member of a type: its return paths, each with its conditions.
    public func answers(of member: String) -> [String] {
        types.flatMap(\.members).filter { $0.name == member }.flatMap(\.answers).map { answer in
            ([answer.value.text] + answer.conditions.map { "if " + $0.text }).joined(separator: " ")
        }
    }

    /// Types with their supertypes, in order.
    public var typeLines: [String] {
        types.map { type in
            let parents = type.supertypes.isEmpty ? "" : ": " + type.supertypes.joined(separator: ", ")
            return "\(type.kind.rawValue) \(type.name)\(parents) \(type.place.line)"
        }
    }

    /// Calls, reads and assignments of some names.
    public func callLines(_ names: Set<String>) -> [String] {
        calls.filter { names.contains($0.name) }.map { call in
            let owner = call.receiver.map { $0 + "." } ?? ""
            let arguments = call.arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.text }.joined(separator: ", ")
            let conditions = call.scope.conditions.map { " if " + $0.text }.joined()
            return "\(call.place.line) \(call.kind.rawValue) \(owner)\(call.name)(\(arguments))\(conditions)"
        }
    }

    public var itemLines: [String] { barItems.map(\.text) }

    public var listLines: [String] {
        itemLists.map { list in
            let elements = list.elements.map { element in
                switch element {
                case .item(let item): item.systemItem ?? item.name ?? "item"
                case .named(let name): name + "?"
                case .unknown(let text): "unknown \(text)"
                }
            }
            return "\(list.bar.text) [\(elements.joined(separator: ", "))]\(list.isComplete ? "" : " and more")"
        }
    }

    public var useLines: [String] { uses.map { "\($0.type) \($0.role.rawValue) in \($0.scope.type ?? "-")" } }
}

extension SourceValue {
    fileprivate var text: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .string(let text, let isLocalized): isLocalized ? "key “\(text)”" : "“\(text)”"
        case .number(let value): "\(value)"
        case .nothing: "nil"
        case .constant(let name): "." + name
        case .name(let name), .other(let name): name
        case .call(let call): call.callee + "(…)"
        case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .oneOf(let values): values.map(\.text).joined(separator: " | ")
        case .inherited: "super"
        }
    }
}

extension SourceCondition {
    fileprivate var text: String {
        switch self {
        case .compiled(let text): "#" + text
        case .available(let major, let minor): "iOS \(major).\(minor)+"
        case .before(let major, let minor): "before iOS \(major).\(minor)"
        case .when(let text): text
        }
    }
}

extension CodeBarItem {
    fileprivate var text: String {
        var parts = ["\(place.line) \(name ?? "-")"]
        if let systemItem { parts.append("system \(systemItem)") }
        if let title { parts.append("title \(title.text)") }
        switch image {
        case .named(let name): parts.append("image \(name)")
        case .symbol(let name): parts.append("symbol \(name)")
        case .other: parts.append("some image")
        case nil: break
        }
        if let customViewClass { parts.append("view \(customViewClass)") }
        if let accessibilityLabel { parts.append("label \(accessibilityLabel.text)") }
        return parts.joined(separator: ", ")
    }
}

extension CodeItemList.Bar {
    fileprivate var text: String {
        switch self {
        case .controllerToolbar: "toolbarItems"
        case .toolbar(let name, let placement): "\(name) (\(placement.rawValue))"
        case .navigationItem: "navigation item"
        }
    }
}
