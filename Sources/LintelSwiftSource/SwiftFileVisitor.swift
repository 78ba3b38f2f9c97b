import LintelEvidence
import SwiftSyntax

/// Walks one file and gathers its facts. What a fact looks like is read by the values beside it; this type only knows where it is.
final class SwiftFileVisitor: SyntaxVisitor {
    /// Chained calls nest to the left without the parser's limit; what is deeper is not read.
    private static let chainLimit = 400

    let path: String
    let values: SwiftValueReader
    let conditionReader: SwiftConditions
    var file: SourceFile
    var facts = ItemFacts()

    /// Indexes into `file.types`, outermost first.
    var openTypes: [Int] = []
    /// Type declarations around, for looking up view properties.
    var openMemberBlocks: [MemberBlockSyntax] = []
    var openMembers: [OpenMember] = []
    var conditions: [SourceCondition] = []
    private var blockStarts: [Int] = []
    private(set) var roles: [TypeUse.Role] = []
    private var chainDepth = 0

    /// A member that is being walked.
    struct OpenMember {
        var member: MemberEvidence
        /// How many types were open where it began.
        var typeDepth: Int
        var conditionDepth: Int
        /// Closures inside, in which `return` is not the member's.
        var closureDepth = 0
        /// Local names, which are not properties.
        var locals: Set<String> = []
    }

    init(path: String, values: SwiftValueReader) {
        self.path = path
        self.values = values
        conditionReader = SwiftConditions(values: values)
        file = SourceFile(path: path, language: .swift)
        super.init(viewMode: .sourceAccurate)
    }

    var scope: SourceScope {
        SourceScope(
            type: openTypes.last.map { file.types[$0].name },
            member: openMembers.first { $0.typeDepth == openTypes.count }?.member.name, conditions: conditions)
    }

    func place(_ node: some SyntaxProtocol) -> Place { Place(file: path, range: values.range(node)) }

    func lines(_ node: some SyntaxProtocol) -> ClosedRange<Int> {
        let range = values.range(node)
        return range.start.line...max(range.start.line, range.end.line)
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { file.imports.append(module.name.text) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node.name, node.inheritanceClause, node.memberBlock, whole: node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node.name, node.inheritanceClause, node.memberBlock, whole: node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node.name, node.inheritanceClause, node.memberBlock, whole: node)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node.name, node.inheritanceClause, node.memberBlock, whole: node)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node.name, node.inheritanceClause, node.memberBlock, whole: node)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.as(MemberTypeSyntax.self)?.name ?? node.extendedType.as(IdentifierTypeSyntax.self)?.name
        return open(.extension, name ?? .identifier("?"), node.inheritanceClause, node.memberBlock, whole: node, at: node.extendedType)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = node.signature.returnClause.map { typeName($0.type) }
        begin(
            MemberEvidence(
                name: node.name.text, form: .method, isOverride: has(.override, node.modifiers), isStatic: isStatic(node.modifiers),
                typeName: result, place: place(node.name), lines: lines(node), conditions: conditions))
        if let body = node.body { walk(body) }
        if let body = node.body, let only = soleExpression(body.statements) { answerImplicitly(only) }
        end()
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            MemberEvidence(
                name: "init", form: .method, isOverride: has(.override, node.modifiers), place: place(node.initKeyword), lines: lines(node),
                conditions: conditions))
        if let body = node.body { walk(body) }
        end()
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            if node.parent?.is(MemberBlockItemSyntax.self) == true || openTypes.isEmpty && openMembers.isEmpty {
                readProperty(name, binding, node)
            } else {
                readLocal(name, binding)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = node.initializer?.value {
            bind(name.text, values.value(value), at: node)
        }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        blockStarts.append(conditions.count)
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockItemListSyntax) {
        if let start = blockStarts.popLast() { conditions.removeSubrange(start...) }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        let here = conditionReader.read(node.conditions)
        under(here) { walk(node.body) }
        let otherwise = conditionReader.negated(here)
        switch node.elseBody {
        case .ifExpr(let next): under(otherwise) { walk(next) }
        case .codeBlock(let block): under(otherwise) { walk(block) }
        case nil: if leaves(node.body) { conditions += otherwise }
        @unknown default: break
        }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        let here = conditionReader.read(node.conditions)
        under(conditionReader.negated(here)) { walk(node.body) }
        // Without `self` there is nobody to ask for a bar.
        conditions += here.filter { $0 != .when("letself") && $0 != .when("letself=self") }
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        let subject = values.text(node.subject)
        for item in node.cases {
            switch item {
            case .switchCase(let branch): under([.when(subject + ":" + values.text(branch.label))]) { walk(branch.statements) }
            case .ifConfigDecl(let choice): walk(choice)
            @unknown default: break
            }
        }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        under([.when("for" + values.text(node.pattern) + "in" + values.text(node.sequence))]) { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        under(conditionReader.read(node.conditions)) { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        under([.when("catch")]) { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, condition) in zip(node.clauses, conditionReader.clauses(node)) {
            guard let elements = clause.elements else { continue }
            under([condition]) { walk(elements) }
        }
        return .skipChildren
    }

    func under(_ more: [SourceCondition], _ body: () -> Void) {
        let depth = conditions.count
        conditions += more
        body()
        conditions.removeSubrange(depth...)
    }

    // MARK: Statements and expressions

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { answer(expression) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if !openMembers.isEmpty { openMembers[openMembers.count - 1].closureDepth += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        if !openMembers.isEmpty { openMembers[openMembers.count - 1].closureDepth -= 1 }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3 else { return .visitChildren }
        let source = ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[2...])))
        let value = { (values: SwiftValueReader) in elements.count == 3 ? values.value(elements[2]) : values.value(source) }
        if elements[1].is(AssignmentExprSyntax.self) {
            let role = readAssignment(to: elements[0], value(values), whole: node)
            with(role) { elements[2...].forEach { walk($0) } }
            if let access = elements[0].as(MemberAccessExprSyntax.self), let base = access.base { walk(base) }
            return .skipChildren
        }
        if let symbol = elements[1].as(BinaryOperatorExprSyntax.self), symbol.operator.text == "+=" {
            append(value(values), to: values.receiver(elements[0]), at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        readMember(node)
        return descend()
    }

    override func visitPost(_ node: MemberAccessExprSyntax) { chainDepth -= 1 }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { descend() }

    override func visitPost(_ node: SubscriptCallExprSyntax) { chainDepth -= 1 }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { descend() }

    override func visitPost(_ node: ForceUnwrapExprSyntax) { chainDepth -= 1 }

    private func descend() -> SyntaxVisitorContinueKind {
        chainDepth += 1
        return chainDepth > Self.chainLimit ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard chainDepth < Self.chainLimit else { return .skipChildren }
        chainDepth += 1
        defer { chainDepth -= 1 }
        let role = readCall(node)
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            if let base = access.base { walk(base) }
        } else if let closure = node.calledExpression.as(ClosureExprSyntax.self), !openMembers.isEmpty {
            // A closure called in place gives its property's value.
            openMembers[openMembers.count - 1].closureDepth -= 1
            walk(closure)
            openMembers[openMembers.count - 1].closureDepth += 1
        } else {
            walk(node.calledExpression)
        }
        with(role) {
            walk(node.arguments)
            if let closure = node.trailingClosure { walk(closure) }
            walk(node.additionalTrailingClosures)
        }
        return .skipChildren
    }

    private func with(_ role: TypeUse.Role?, _ body: () -> Void) {
        if let role { roles.append(role) }
        body()
        if role != nil { roles.removeLast() }
    }
}
