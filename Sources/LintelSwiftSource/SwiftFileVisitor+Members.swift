import LintelEvidence
import SwiftSyntax

extension SwiftFileVisitor {
    func open(
        _ kind: TypeEvidence.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax,
        whole: some SyntaxProtocol, at extended: TypeSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        let supertypes = inheritance?.inheritedTypes.map { typeName($0.type) } ?? []
        file.types.append(
            TypeEvidence(
                name: name.text, kind: kind, supertypes: supertypes, place: extended.map { place($0) } ?? place(name), lines: lines(whole),
                conditions: conditions))
        openTypes.append(file.types.count - 1)
        openMemberBlocks.append(block)
        walk(block)
        openMemberBlocks.removeLast()
        openTypes.removeLast()
        return .skipChildren
    }

    func begin(_ member: MemberEvidence) {
        openMembers.append(OpenMember(member: member, typeDepth: openTypes.count, conditionDepth: conditions.count))
    }

    func end() {
        guard let open = openMembers.popLast(), openMembers.allSatisfy({ $0.typeDepth < open.typeDepth }) else { return }
        let member = open.member
        if let type = member.typeName, type.contains("BarButton"), !member.answers.isEmpty {
            for answer in member.answers where !isBound(member.name, to: answer.value) {
                facts.bindings.append(
                    ItemFacts.Binding(
                        member.name, answer.value,
                        scope: SourceScope(type: scope.type, member: member.name, conditions: conditions + answer.conditions),
                        start: answer.place.range?.start ?? .start, isProperty: true))
            }
        }
        guard let type = openTypes.last, matters(member) else { return }
        file.types[type].members.append(member)
    }

    /// An initial value was bound where it stands.
    private func isBound(_ name: String, to value: SourceValue) -> Bool {
        facts.bindings.contains { $0.name == name && $0.isProperty && $0.value == value }
    }

    private func matters(_ member: MemberEvidence) -> Bool {
        if SourceVocabulary.members.contains(member.name) || member.isOutlet { return true }
        guard let type = member.typeName else { return false }
        return type.contains("BarButton") || type == "UIToolbar" || type == "UISegmentedControl"
    }

    func readProperty(_ name: TokenSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) {
        var type = binding.typeAnnotation.map { typeName($0.type) }
        if type == nil, let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
            type = values.receiver(call.calledExpression)
        }
        let isOutlet = node.attributes.contains { $0.as(AttributeSyntax.self).map { typeName($0.attributeName) } == "IBOutlet" }
        let form: MemberEvidence.Form = binding.accessorBlock == nil || binding.initializer != nil ? .stored : .computed
        begin(
            MemberEvidence(
                name: name.text, form: form, isOverride: has(.override, node.modifiers), isStatic: isStatic(node.modifiers),
                isOutlet: isOutlet, typeName: type, place: place(name), lines: lines(node), conditions: conditions))
        if let initial = binding.initializer?.value {
            walk(initial)
            answerInitially(initial)
            if !(initial.as(FunctionCallExprSyntax.self)?.calledExpression.is(ClosureExprSyntax.self) ?? false) {
                bind(name.text, typed(values.value(initial), type), at: name, isProperty: true)
            }
        }
        switch binding.accessorBlock?.accessors {
        case .getter(let statements):
            walk(statements)
            if let only = soleExpression(statements) { answerImplicitly(only) }
        case .accessors(let accessors): accessors.forEach(readAccessor)
        case nil: break
        @unknown default: break
        }
        end()
    }

    private func readAccessor(_ accessor: AccessorDeclSyntax) {
        guard let body = accessor.body else { return }
        if accessor.accessorSpecifier.tokenKind == .keyword(.get) {
            walk(body)
            if let only = soleExpression(body.statements) { answerImplicitly(only) }
        } else {
            walk(body)
        }
    }

    func readLocal(_ name: TokenSyntax, _ binding: PatternBindingSyntax) {
        if !openMembers.isEmpty { openMembers[openMembers.count - 1].locals.insert(name.text) }
        guard let initial = binding.initializer?.value else {
            if let block = binding.accessorBlock { walk(block) }
            return
        }
        walk(initial)
        bind(name.text, typed(values.value(initial), binding.typeAnnotation.map { typeName($0.type) }), at: name, isProperty: false)
    }

    /// `let item: UIBarButtonItem = .init(…)` names its type elsewhere.
    private func typed(_ value: SourceValue, _ type: String?) -> SourceValue {
        guard case .call(var call) = value, call.callee == ".init", let type else { return value }
        call.callee = type
        return .call(call)
    }

    func bind(_ name: String, _ value: SourceValue, at node: some SyntaxProtocol, isProperty: Bool? = nil) {
        switch value {
        case .call, .list, .name, .oneOf, .constant, .string: break
        case .boolean, .number, .nothing, .inherited, .other: return
        }
        let isLocal = openMembers.last?.locals.contains(name) ?? false
        facts.bindings.append(
            ItemFacts.Binding(
                name, value, scope: scope, start: values.range(node).start, isProperty: isProperty ?? !isLocal))
    }

    // MARK: Answers

    /// A `return` of the member itself.
    func answer(_ expression: ExprSyntax) {
        guard let open = openMembers.last, open.closureDepth <= 0 else { return }
        openMembers[openMembers.count - 1].member.answers.append(
            MemberEvidence.Answer(
                values.value(expression), at: place(expression), conditions: Array(conditions.dropFirst(open.conditionDepth))))
    }

    /// A body that is one expression gives it without `return`.
    func answerImplicitly(_ expression: ExprSyntax) {
        guard openMembers.last?.member.answers.isEmpty == true else { return }
        answer(expression)
    }

    private func answerInitially(_ initial: ExprSyntax) {
        guard openMembers.last?.member.answers.isEmpty == true else { return }
        if let call = initial.as(FunctionCallExprSyntax.self), let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            if let only = soleExpression(closure.statements) { answer(only) }
        } else {
            answer(initial)
        }
    }

    func soleExpression(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        statements.count == 1 ? statements.first?.expression : nil
    }

    // MARK: Small readings

    /// Whether a block always leaves: then what follows holds only otherwise.
    func leaves(_ block: CodeBlockSyntax) -> Bool {
        guard let last = block.statements.last?.item.as(StmtSyntax.self) else { return false }
        return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
            || last.is(ContinueStmtSyntax.self)
    }

    func has(_ keyword: Keyword, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
    }

    func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool { has(.static, modifiers) || has(.class, modifiers) }

    /// The type's own name: no generic arguments, no optional marks, no outer types; an array keeps its brackets.
    func typeName(_ type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let plain): plain.name.text
        case .memberType(let inner): inner.name.text
        case .optionalType(let optional): typeName(optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): typeName(optional.wrappedType)
        case .attributedType(let attributed): typeName(attributed.baseType)
        case .someOrAnyType(let some): typeName(some.constraint)
        case .arrayType(let array): "[" + typeName(array.element) + "]"
        default: values.text(type)
        }
    }
}
