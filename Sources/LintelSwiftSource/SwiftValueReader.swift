import LintelEvidence
import SwiftSyntax

/// Reads expressions as values. Unfolded operator sequences are taken as the parser leaves them.
struct SwiftValueReader {
    /// Deeper expressions are kept as text: nobody writes them by hand.
    private static let depthLimit = 24
    private static let textLimit = 120

    let lines: LineTable

    func value(_ expression: ExprSyntax, depth: Int = 0) -> SourceValue {
        guard depth < Self.depthLimit else { return .other("…") }
        let next = depth + 1
        switch expression.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal): return .boolean(literal.literal.tokenKind == .keyword(.true))
        case .nilLiteralExpr: return .nothing
        case .integerLiteralExpr(let literal): return number(literal.literal.text) ?? .other(literal.literal.text)
        case .floatLiteralExpr(let literal): return number(literal.literal.text) ?? .other(literal.literal.text)
        case .stringLiteralExpr(let literal): return string(literal)
        case .arrayExpr(let array): return .list(array.elements.map { value($0.expression, depth: next) })
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .other(text(expression)) }
            return value(only.expression, depth: next)
        case .declReferenceExpr(let reference): return name(reference)
        case .superExpr: return .inherited
        case .memberAccessExpr(let access): return member(access, depth: next)
        case .functionCallExpr(let call):
            let read = self.call(call, depth: next)
            return localized(read) ?? .call(read)
        case .macroExpansionExpr(let macro): return .call(expansion(macro, depth: next))
        case .forceUnwrapExpr(let unwrap): return value(unwrap.expression, depth: next)
        case .optionalChainingExpr(let chain): return value(chain.expression, depth: next)
        case .tryExpr(let attempt): return value(attempt.expression, depth: next)
        case .awaitExpr(let wait): return value(wait.expression, depth: next)
        case .asExpr(let cast): return value(cast.expression, depth: next)
        case .sequenceExpr(let sequence): return self.sequence(Array(sequence.elements), depth: next)
        case .ifExpr(let choice): return self.choice(choice, depth: next)
        case .switchExpr(let choice): return self.choice(choice, depth: next)
        default: return .other(text(expression))
        }
    }

    private func number(_ digits: String) -> SourceValue? {
        Double(digits.filter { $0 != "_" }).map(SourceValue.number)
    }

    private func string(_ literal: StringLiteralExprSyntax) -> SourceValue {
        var content = ""
        for segment in literal.segments {
            guard case .stringSegment(let part) = segment else { return .other(text(literal)) }
            content += part.content.text
        }
        return .string(content, isLocalized: false)
    }

    private func name(_ reference: DeclReferenceExprSyntax) -> SourceValue { .name(reference.baseName.text) }

    private func member(_ access: MemberAccessExprSyntax, depth: Int) -> SourceValue {
        let name = access.declName.baseName.text
        guard let base = access.base else { return .constant(name) }
        if base.is(SuperExprSyntax.self) { return .inherited }
        let path = receiver(base)
        if path == "self" { return .name(name) }
        let last = path.split(separator: ".").last ?? ""
        if !path.contains("("), last.first?.isUppercase == true, name.first?.isLowercase == true { return .constant(name) }
        return .other(path + "." + name)
    }

    private func sequence(_ elements: [ExprSyntax], depth: Int) -> SourceValue {
        if elements.count == 1, let only = elements.first { return value(only, depth: depth) }
        if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self), mark + 1 < elements.count
        {
            return .oneOf([value(ternary.thenExpression, depth: depth), sequence(Array(elements[(mark + 1)...]), depth: depth)])
        }
        if elements.count == 3, let symbol = elements[1].as(BinaryOperatorExprSyntax.self), symbol.operator.text == "??" {
            return .oneOf([value(elements[0], depth: depth), value(elements[2], depth: depth)])
        }
        if elements.count == 2, elements[1].is(UnresolvedAsExprSyntax.self) { return value(elements[0], depth: depth) }
        if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) { return value(elements[0], depth: depth) }
        return .other(elements.map { text($0) }.joined())
    }

    private func choice(_ choice: IfExprSyntax, depth: Int) -> SourceValue {
        var branches = [lastValue(choice.body.statements, depth: depth)]
        switch choice.elseBody {
        case .ifExpr(let next): branches.append(self.choice(next, depth: depth))
        case .codeBlock(let block): branches.append(lastValue(block.statements, depth: depth))
        case nil: branches.append(.other("if"))
        @unknown default: branches.append(.other("if"))
        }
        return .oneOf(branches)
    }

    private func choice(_ choice: SwitchExprSyntax, depth: Int) -> SourceValue {
        .oneOf(
            choice.cases.compactMap { item in
                guard case .switchCase(let branch) = item else { return .other("#if") }
                return lastValue(branch.statements, depth: depth)
            })
    }

    private func lastValue(_ statements: CodeBlockItemListSyntax, depth: Int) -> SourceValue {
        guard depth < Self.depthLimit, statements.count == 1, let expression = statements.first?.expression else { return .other("{…}") }
        return value(expression, depth: depth + 1)
    }

    /// A call as a value. Closures are not opened.
    func call(_ call: FunctionCallExprSyntax, depth: Int = 0) -> SourceCall {
        var arguments = call.arguments.map { SourceArgument($0.label?.text, value($0.expression, depth: depth + 1)) }
        if call.trailingClosure != nil { arguments.append(SourceArgument(nil, .other("{…}"))) }
        arguments += call.additionalTrailingClosures.map { SourceArgument($0.label.text, .other("{…}")) }
        var callee = "…"
        var receiver: SourceValue?
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            (callee, receiver) = self.callee(access, depth: depth)
        } else if !call.calledExpression.is(ClosureExprSyntax.self) {
            callee = self.receiver(call.calledExpression)
        }
        return SourceCall(callee, arguments, receiver: receiver, range: range(call))
    }

    /// `NSLocalizedString("key", …)`, `String(localized: "key")`.
    private func localized(_ call: SourceCall) -> SourceValue? {
        guard let first = call.arguments.first, let key = first.value.text else { return nil }
        let isLookup = call.callee == "NSLocalizedString" || call.callee == "String" && first.label == "localized"
        return isLookup ? .string(key, isLocalized: true) : nil
    }

    private func callee(_ access: MemberAccessExprSyntax, depth: Int) -> (String, SourceValue?) {
        let name = access.declName.baseName.text
        guard let base = access.base else { return ("." + name, nil) }
        let path = receiver(base)
        if path == "self" { return (name, nil) }
        if path.contains("(") || path.contains("…") { return (name, value(base, depth: depth + 1)) }
        return (name == "init" ? path : path + "." + name, nil)
    }

    private func expansion(_ macro: MacroExpansionExprSyntax, depth: Int) -> SourceCall {
        let arguments = macro.arguments.map { SourceArgument($0.label?.text, value($0.expression, depth: depth + 1)) }
        return SourceCall("#" + macro.macroName.text, arguments, range: range(macro))
    }

    /// What stands before a member, shortened: calls lose their arguments, closures their content.
    func receiver(_ expression: ExprSyntax) -> String {
        var parts: [String] = []
        var rest: ExprSyntax? = expression
        while let current = rest {
            guard parts.count < Self.depthLimit else {
                parts.append("…")
                break
            }
            switch current.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let reference):
                parts.append(reference.baseName.text)
                rest = nil
            case .superExpr:
                parts.append("super")
                rest = nil
            case .memberAccessExpr(let access):
                parts.append(access.declName.baseName.text)
                rest = access.base
            case .functionCallExpr(let call):
                parts.append("()")
                rest = call.calledExpression
            case .subscriptCallExpr(let call):
                parts.append("[" + call.arguments.map { text($0.expression) }.joined(separator: ",") + "]")
                rest = call.calledExpression
            case .optionalChainingExpr(let chain): rest = chain.expression
            case .forceUnwrapExpr(let unwrap): rest = unwrap.expression
            case .genericSpecializationExpr(let generic): rest = generic.expression
            case .tupleExpr(let tuple) where tuple.elements.count == 1: rest = opened(tuple)
            default:
                parts.append("…")
                rest = nil
            }
        }
        return joined(parts.reversed())
    }

    /// A forced cast in parentheses is the value that is cast.
    private func opened(_ tuple: TupleExprSyntax) -> ExprSyntax? {
        guard let inner = tuple.elements.first?.expression else { return nil }
        guard let sequence = inner.as(SequenceExprSyntax.self) else { return inner }
        return sequence.elements.first
    }

    private func joined(_ parts: [String]) -> String {
        var path = ""
        for part in parts {
            if path == "self", !part.hasPrefix("["), part != "()" { path = "" }
            path += path.isEmpty || part == "()" || part.hasPrefix("[") ? part : "." + part
        }
        return path
    }

    /// The text without blanks, cut off where it is long.
    func text(_ node: some SyntaxProtocol) -> String {
        guard node.totalLength.utf8Length < Self.textLimit * 8 else { return "…" }
        let whole = node.trimmedDescription.filter { !$0.isWhitespace }
        return whole.count > Self.textLimit ? whole.prefix(Self.textLimit) + "…" : whole
    }

    func range(_ node: some SyntaxProtocol) -> TextRange {
        lines.range(node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension CodeBlockItemSyntax {
    /// The statement's expression, if it is one; `if` and `switch` count.
    var expression: ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        case .decl: nil
        @unknown default: nil
        }
    }
}
