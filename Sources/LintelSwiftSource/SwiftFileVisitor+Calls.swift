import LintelEvidence
import SwiftSyntax

extension SwiftFileVisitor {
    /// Members whose mere reading matters.
    private static let reads: Set<String> = [
        "statusBarFrame", "isStatusBarHidden", "statusBarHidden", "statusBarStyle", "statusBarManager",
        "isNetworkActivityIndicatorVisible", "prefersStatusBarHidden", "isNavigationBarHidden", "isToolbarHidden",
    ]
    /// Calls that show what they are given without changing it.
    private static let harmless: Set<String> = [
        "append", "insert", "setItems", "setToolbarItems", "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems",
        "setRightBarButtonItems", "present", "print", "contentsOf",
    ]

    // MARK: Calls

    /// Keeps the call if it matters, and says which part what it holds plays.
    func readCall(_ node: FunctionCallExprSyntax) -> TypeUse.Role? {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name = access?.declName.baseName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name else { return nil }
        let word = name.text
        readCreation(node, word)
        readUse(node, access, word)
        if word == "append" || word == "insert", let target = access?.base, let first = node.arguments.first {
            append(values.value(first.expression), to: values.receiver(target), at: node)
        } else if !Self.harmless.contains(word) {
            notePassings(node)
        }
        if word == "ToolbarItem" || word == "ToolbarItemGroup", access == nil {
            SwiftToolbarContent(self).read(node, isGroup: word == "ToolbarItemGroup")
        }
        keep(node, access, name)
        return role(of: word)
    }

    private func keep(_ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax?, _ name: TokenSyntax) {
        let word = name.text
        guard SourceVocabulary.calls.contains(word) else { return }
        let call = values.call(node)
        if SourceVocabulary.keyAccess.contains(word), !call.namesStatusBar { return }
        let receiver = access?.base.map { values.receiver($0) }.flatMap { $0 == "self" ? nil : $0 }
        file.calls.append(
            CallEvidence(
                .call, receiver: receiver, name: word, arguments: call.arguments, scope: scope, place: place(node), namePlace: place(name)))
    }

    private func readCreation(_ node: FunctionCallExprSyntax, _ word: String) {
        if word.hasSuffix("BarButtonItem") || word.hasSuffix("BarButton") && word.first?.isUppercase == true {
            facts.creations.append(ItemFacts.Creation(values.call(node), scope: scope))
        } else if word == "init" || word == "flexibleSpace" || word == "fixedSpace" {
            let call = values.call(node)
            guard BarItemLinking.isBarItem(call) else { return }
            facts.creations.append(ItemFacts.Creation(call, scope: scope))
        }
    }

    private func readUse(_ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax?, _ word: String) {
        guard access == nil, word.first?.isUppercase == true, !Self.isSystemName(word) else { return }
        file.uses.append(TypeUse(type: word, role: roles.innermost, scope: scope, place: place(node)))
    }

    private static let systemPrefixes = ["UI", "NS", "CG", "CA", "AV", "SF", "WK", "MK", "CL"]
    private static let viewNames: Set<String> = [
        "Text", "Image", "Button", "VStack", "HStack", "ZStack", "List", "Form", "Section", "Group", "ForEach", "Spacer", "Label", "Color",
        "ToolbarItem", "ToolbarItemGroup", "NavigationView", "NavigationStack", "NavigationLink", "ScrollView", "Divider", "Array",
        "String",
        "Int", "Double", "Set", "Dictionary", "Date", "Data", "URL", "Error", "Selector", "Toggle", "TextField", "Picker", "Menu",
        "TabView", "WindowGroup",
    ]

    private static func isSystemName(_ word: String) -> Bool {
        viewNames.contains(word) || systemPrefixes.contains { word.hasPrefix($0) && word.dropFirst(2).first?.isUppercase == true }
    }

    private func notePassings(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            if let reference = argument.expression.as(DeclReferenceExprSyntax.self) {
                facts.passings.insert(ItemFacts.Passing(reference.baseName.text, scope: scope))
            }
        }
    }

    private func role(of word: String) -> TypeUse.Role? {
        switch word {
        case "sheet", "fullScreenCover", "popover", "present", "inspector": .presented
        case "NavigationLink", "navigationDestination", "pushViewController", "push": .pushed
        case "TabView", "Tab": .tab
        case "WindowGroup": .root
        case "addChild", "addChildViewController": .embedded
        case "NavigationStack", "NavigationView", "NavigationSplitView", "UINavigationController": .navigationRoot
        default: nil
        }
    }

    // MARK: Reads and assignments

    func readMember(_ node: MemberAccessExprSyntax) {
        let word = node.declName.baseName.text
        guard Self.reads.contains(word) else { return }
        let receiver = node.base.map { values.receiver($0) }
        file.calls.append(
            CallEvidence(
                .read, receiver: receiver == "self" ? nil : receiver, name: word, scope: scope, place: place(node),
                namePlace: place(node.declName)))
    }

    /// Keeps the assignment if it matters, and says which part what is assigned plays.
    func readAssignment(to target: ExprSyntax, _ value: SourceValue, whole: SequenceExprSyntax) -> TypeUse.Role? {
        let access = Self.unwrapped(target).as(MemberAccessExprSyntax.self)
        let name = access?.declName.baseName ?? Self.unwrapped(target).as(DeclReferenceExprSyntax.self)?.baseName
        guard let name else { return nil }
        let receiver = access?.base.map { values.receiver($0) }.flatMap { $0 == "self" ? nil : $0 }
        if receiver == nil { bind(name.text, value, at: whole) }
        guard SourceVocabulary.calls.contains(name.text) else { return nil }
        file.calls.append(
            CallEvidence(
                .assignment, receiver: receiver, name: name.text, arguments: [SourceArgument(nil, value)], scope: scope,
                place: place(whole), namePlace: place(name)))
        switch name.text {
        case "rootViewController": return .root
        case "viewControllers" where isTabController(receiver): return .tab
        default: return nil
        }
    }

    private func isTabController(_ receiver: String?) -> Bool {
        if let receiver { return receiver.lowercased().contains("tab") }
        guard let type = openTypes.last else { return false }
        let names = [file.types[type].name] + file.types[type].supertypes
        return names.contains { $0.contains("TabBar") || $0.contains("TabController") }
    }

    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        var inner = expression
        while let next = inner.as(ForceUnwrapExprSyntax.self)?.expression ?? inner.as(OptionalChainingExprSyntax.self)?.expression {
            inner = next
        }
        return inner
    }

    func append(_ value: SourceValue, to name: String, at node: some SyntaxProtocol) {
        let isLocal = openMembers.last?.locals.contains(name) ?? false
        facts.appends.append(
            ItemFacts.Binding(name, value, scope: scope, start: values.range(node).start, isProperty: !isLocal))
    }

    // MARK: The end

    func finish() -> SourceFile {
        let linking = BarItemLinking(facts, calls: file.calls, path: path)
        file.barItems = linking.items
        file.itemLists = linking.lists
        file.uses = linking.roles(of: file.uses)
        file.calls = linking.namedRoots(in: file.calls)
        return file
    }
}
