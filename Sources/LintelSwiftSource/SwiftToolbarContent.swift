import LintelEvidence
import SwiftSyntax

/// Reads `ToolbarItem(placement: …) { … }`: opens stacks, conditions and the type's own view properties down to what can be seen.
struct SwiftToolbarContent {
    /// Views within views within views: deeper ones are left unknown.
    private static let depthLimit = 8

    private let visitor: SwiftFileVisitor
    private let values: SwiftValueReader

    init(_ visitor: SwiftFileVisitor) {
        self.visitor = visitor
        values = visitor.values
    }

    /// What has been found so far.
    private struct Finds {
        var leaves: [ToolbarContentItem.Leaf] = []
        var isComplete = true
    }

    func read(_ node: FunctionCallExprSyntax, isGroup: Bool) {
        var placement: String? = "automatic"
        if let given = node.arguments.first(where: { $0.label?.text == "placement" }) {
            if case .constant(let name) = values.value(given.expression) { placement = name } else { placement = nil }
        }
        var finds = Finds()
        let closure = node.trailingClosure ?? node.arguments.first { $0.label?.text == "content" }?.expression.as(ClosureExprSyntax.self)
        if let closure { open(closure.statements, &finds, depth: 0) }
        let scope = visitor.scope
        visitor.file.toolbarContent.append(
            ToolbarContentItem(
                placement: placement, leaves: finds.leaves, isComplete: finds.isComplete && !scope.conditions.contains(where: \.isRunTime),
                scope: scope, place: visitor.place(node)))
    }

    private func open(_ statements: CodeBlockItemListSyntax, _ finds: inout Finds, depth: Int) {
        for statement in statements {
            guard let expression = statement.expression else {
                if statement.item.as(StmtSyntax.self)?.is(ReturnStmtSyntax.self) == true,
                    let value = statement.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
                {
                    read(value, &finds, depth: depth)
                }
                continue
            }
            read(expression, &finds, depth: depth)
        }
    }

    /// A view and the modifiers upon it.
    private struct Chain {
        var view: ExprSyntax
        var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []

        init(_ expression: ExprSyntax) {
            view = expression
            while let call = view.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                let base = access.base, access.declName.baseName.text.first?.isLowercase == true, !base.isSelf
            {
                modifiers.append((access.declName.baseName.text, call))
                view = base
            }
        }
    }

    private func read(_ expression: ExprSyntax, _ finds: inout Finds, depth: Int) {
        guard depth < Self.depthLimit else {
            finds.isComplete = false
            return
        }
        if let choice = expression.as(IfExprSyntax.self) {
            return read(choice, &finds, depth: depth)
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            finds.isComplete = false
            for case .switchCase(let branch) in choice.cases { open(branch.statements, &finds, depth: depth + 1) }
            return
        }
        let chain = Chain(expression)
        let first = finds.leaves.count
        if let call = chain.view.as(FunctionCallExprSyntax.self) {
            read(call, chain, &finds, depth: depth)
        } else {
            readReference(chain.view, &finds, depth: depth)
        }
        guard let label = chain.modifiers.first(where: { $0.name == "accessibilityLabel" })?.call.arguments.first else { return }
        let value = labelValue(label.expression)
        for index in first..<finds.leaves.count where finds.leaves[index].accessibilityLabel == nil {
            finds.leaves[index].accessibilityLabel = value
        }
    }

    private func read(_ choice: IfExprSyntax, _ finds: inout Finds, depth: Int) {
        finds.isComplete = false
        open(choice.body.statements, &finds, depth: depth + 1)
        switch choice.elseBody {
        case .ifExpr(let next): read(next, &finds, depth: depth + 1)
        case .codeBlock(let block): open(block.statements, &finds, depth: depth + 1)
        case nil: break
        @unknown default: break
        }
    }

    private func read(_ call: FunctionCallExprSyntax, _ chain: Chain, _ finds: inout Finds, depth: Int) {
        let name = values.receiver(call.calledExpression)
        switch name {
        case "HStack", "VStack", "ZStack", "Group", "GlassEffectContainer", "ControlGroup":
            if let closure = call.trailingClosure { open(closure.statements, &finds, depth: depth + 1) }
        case "ForEach":
            finds.isComplete = false
            if let closure = call.trailingClosure { open(closure.statements, &finds, depth: depth + 1) }
        case "Button", "Menu", "NavigationLink", "Toggle", "Link", "PasteButton", "ShareLink":
            finds.leaves.append(ToolbarContentItem.Leaf(control(call), at: visitor.place(call)))
        case "EditButton": finds.leaves.append(leaf(.text(.string("Edit", isLocalized: true)), call))
        case "Picker":
            let isSegmented = chain.modifiers.contains { $0.name == "pickerStyle" && values.call($0.call).isSegmentedStyle }
            finds.leaves.append(leaf(isSegmented ? .segmented : .other("Picker"), call))
        case "Spacer": finds.leaves.append(leaf(.spacer, call))
        case "Text", "Image", "Label": finds.leaves.append(leaf(.caption, call))
        default: readUnknown(call, name, &finds, depth: depth)
        }
    }

    private func readUnknown(_ call: FunctionCallExprSyntax, _ name: String, _ finds: inout Finds, depth: Int) {
        if let body = member(named: name) {
            open(body, &finds, depth: depth + 1)
        } else if name.first?.isUppercase == true {
            finds.leaves.append(leaf(.view(name), call))
        } else {
            finds.isComplete = false
            finds.leaves.append(leaf(.other(name), call))
        }
    }

    private func readReference(_ expression: ExprSyntax, _ finds: inout Finds, depth: Int) {
        let name = values.receiver(expression)
        if let body = member(named: name) {
            open(body, &finds, depth: depth + 1)
        } else {
            finds.isComplete = false
            finds.leaves.append(ToolbarContentItem.Leaf(.view(name), at: visitor.place(expression)))
        }
    }

    private func leaf(_ kind: ToolbarContentItem.Leaf.Kind, _ node: some SyntaxProtocol) -> ToolbarContentItem.Leaf {
        ToolbarContentItem.Leaf(kind, at: visitor.place(node))
    }

    // MARK: Controls

    private func control(_ call: FunctionCallExprSyntax) -> ToolbarContentItem.Leaf.Kind {
        let values = self.values
        func given(_ label: String) -> SourceValue? {
            call.arguments.first { $0.label?.text == label }.map { values.value($0.expression) }
        }
        let title = call.arguments.first.flatMap { $0.label == nil ? labelValue($0.expression) : nil }
        if let symbol = given("systemImage") { return .label(title: title, image: symbol.text.map { .symbol($0) } ?? .other("image")) }
        if let image = given("image") { return .label(title: title, image: BarItemLinking.imageSource(image)) }
        if let title, title.text != nil || call.trailingClosure == nil || call.additionalTrailingClosures.isEmpty { return .text(title) }
        guard let label = labelClosure(call) else { return .other("control") }
        return look(of: label.statements)
    }

    /// The closure that draws a control: `label:`, or of a button with `action:` the trailing one.
    private func labelClosure(_ call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        if let label = call.additionalTrailingClosures.first(where: { $0.label.text == "label" }) { return label.closure }
        if let label = call.arguments.first(where: { $0.label?.text == "label" }) { return label.expression.as(ClosureExprSyntax.self) }
        return call.trailingClosure
    }

    private func look(of statements: CodeBlockItemListSyntax) -> ToolbarContentItem.Leaf.Kind {
        guard statements.count == 1, let expression = statements.first?.expression else { return .other("label") }
        let chain = Chain(expression)
        guard let call = chain.view.as(FunctionCallExprSyntax.self) else { return .view(values.receiver(chain.view)) }
        if chain.modifiers.contains(where: { $0.name == "accessibilityLabel" }) { return .other("labelled") }
        let title = call.arguments.first.map { labelValue($0.expression) }
        switch values.receiver(call.calledExpression) {
        case "Text": return .text(title ?? .other("Text"))
        case "Image": return .image(BarItemLinking.imageSource(.call(values.call(call))))
        case "Label": return .label(title: title, image: labelImage(call))
        default: return .other("label")
        }
    }

    private func labelImage(_ call: FunctionCallExprSyntax) -> CodeBarItem.ImageSource? {
        for argument in call.arguments {
            switch argument.label?.text {
            case "systemImage": return values.value(argument.expression).text.map { .symbol($0) } ?? .other("image")
            case "image": return values.value(argument.expression).text.map { .named($0) } ?? .other("image")
            default: continue
            }
        }
        return nil
    }

    /// SwiftUI looks string literals up by themselves; `Text("x")` is its string.
    private func labelValue(_ expression: ExprSyntax) -> SourceValue {
        let value = values.value(expression)
        if case .call(let call) = value, call.callee == "Text", let first = call.arguments.first { return first.value }
        return value
    }

    /// The body of a property or function of the type around.
    private func member(named name: String) -> CodeBlockItemListSyntax? {
        let word = name.hasSuffix("()") ? String(name.dropLast(2)) : name
        guard let block = visitor.openMemberBlocks.last, word.first?.isLowercase == true else { return nil }
        for item in block.members {
            if let function = item.decl.as(FunctionDeclSyntax.self), function.name.text == word { return function.body?.statements }
            guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.pattern.trimmedDescription == word {
                if case .getter(let statements) = binding.accessorBlock?.accessors { return statements }
            }
        }
        return nil
    }
}

extension ExprSyntax {
    fileprivate var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}

extension SourceCall {
    /// `.pickerStyle(.segmented)`, `.pickerStyle(SegmentedPickerStyle())`.
    fileprivate var isSegmentedStyle: Bool {
        switch arguments.first?.value {
        case .constant(let name): name == "segmented"
        case .call(let style): style.callee == "SegmentedPickerStyle"
        case .boolean, .string, .number, .nothing, .name, .list, .oneOf, .inherited, .other, nil: false
        }
    }
}
