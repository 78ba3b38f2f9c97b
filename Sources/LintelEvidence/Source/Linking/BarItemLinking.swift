/// Joins what a file says about bar items in many places: who holds an item, what is set later, and which list shows it.
package struct BarItemLinking {
    package private(set) var items: [CodeBarItem] = []
    package private(set) var lists: [CodeItemList] = []

    private let facts: ItemFacts
    private let calls: [CallEvidence]
    private let path: String
    private var itemIndex: [TextPosition: Int] = [:]
    /// Names of bindings followed one after the other, at most.
    private static let nameLimit = 12

    package init(_ facts: ItemFacts, calls: [CallEvidence], path: String) {
        self.facts = facts
        self.calls = calls
        self.path = path
        makeItems()
        nameItems()
        makeLists()
        applySettings()
        refreshLists()
    }

    // MARK: Items

    private mutating func makeItems() {
        for creation in facts.creations where Self.isBarItem(creation.call) && itemIndex[creation.call.range.start] == nil {
            itemIndex[creation.call.range.start] = items.count
            items.append(item(creation.call, creation.scope))
        }
    }

    package static func isBarItem(_ call: SourceCall) -> Bool {
        if call.callee == ".flexibleSpace" || call.callee == ".fixedSpace" { return true }
        if call.callee.hasSuffix("BarButtonItem.flexibleSpace") || call.callee.hasSuffix("BarButtonItem.fixedSpace") { return true }
        if call.callee == ".init" {
            return call.arguments.contains { ["barButtonSystemItem", "systemItem", "customView"].contains($0.label) }
        }
        return call.callee.hasSuffix("BarButtonItem") || call.callee.hasSuffix("BarButton") && call.callee.first?.isUppercase == true
    }

    private func item(_ call: SourceCall, _ scope: SourceScope) -> CodeBarItem {
        var item = CodeBarItem(scope: scope, place: Place(file: path, range: call.range))
        let isOwn = call.callee.hasPrefix(".") || call.callee.hasPrefix("UIBarButtonItem")
        if !isOwn {
            item.typeName = call.callee
            item.mayHaveLabel = true
        }
        if call.callee.hasSuffix("flexibleSpace") { item.systemItem = "flexibleSpace" }
        if call.callee.hasSuffix("fixedSpace") { item.systemItem = "fixedSpace" }
        for argument in call.arguments { read(argument, into: &item) }
        return item
    }

    private func read(_ argument: SourceArgument, into item: inout CodeBarItem) {
        switch argument.label {
        case "title": item.title = argument.value == .nothing ? nil : argument.value
        case "image", "landscapeImagePhone":
            guard argument.label == "image", argument.value != .nothing else { return }
            item.image = Self.imageSource(resolved(argument.value, item.scope, item.place))
        case "barButtonSystemItem", "systemItem": item.systemItem = Self.systemItem(argument.value)
        case "customView":
            item.customView = argument.value
            item.customViewClass = viewClass(argument.value, item.scope, item.place)
        case "action": item.hasAction = argument.value != .nothing
        case "primaryAction":
            item.hasAction = argument.value != .nothing
            readAction(argument.value, into: &item)
        case "menu": item.hasMenu = argument.value != .nothing
        default: return
        }
    }

    /// A `UIAction` lends its title and image to the item.
    private func readAction(_ action: SourceValue, into item: inout CodeBarItem) {
        guard case .call(let call) = resolved(action, item.scope, item.place) else {
            item.mayHaveLabel = item.mayHaveLabel || action != .nothing
            return
        }
        if item.title == nil { item.title = call.arguments["title"] }
        if item.image == nil, let image = call.arguments["image"] { item.image = Self.imageSource(image) }
    }

    /// The word of a system item in Swift's spelling, whatever language wrote it.
    static func systemItem(_ value: SourceValue) -> String {
        let prefix = "UIBarButtonSystemItem"
        guard case .constant(let name) = value else { return "?" }
        guard name.hasPrefix(prefix) else { return name == "flexible" ? "flexibleSpace" : name }
        let word = name.dropFirst(prefix.count)
        return word.prefix(1).lowercased() + word.dropFirst()
    }

    /// Where an image comes from; calls upon an image keep their image.
    package static func imageSource(_ value: SourceValue) -> CodeBarItem.ImageSource {
        switch value {
        case .call(let call):
            let first = call.arguments.first
            switch (call.callee, first?.label) {
            case ("UIImage", "named"), ("UIImage.imageNamed", _), ("Image", nil), ("UIImage.init", "named"):
                if let name = first?.value.text { return .named(name) }
            case ("UIImage", "systemName"), ("UIImage.systemImageNamed", _), ("Image", "systemName"), ("UIImage.init", "systemName"):
                return .symbol(first?.value.text ?? "?")
            case ("#imageLiteral", _): if let name = first?.value.text { return .named(name) }
            default: break
            }
            return call.receiver.map(imageSource) ?? .other(call.callee)
        case .oneOf(let branches): return branches.first.map(imageSource) ?? .other("?")
        case .name(let name), .other(let name): return .other(name)
        case .string(let name, _): return .named(name)
        case .constant(let name): return .other(name)
        case .boolean, .number, .nothing, .list, .inherited: return .other("?")
        }
    }

    private func viewClass(_ value: SourceValue, _ scope: SourceScope, _ place: Place) -> String? {
        guard case .call(let call) = resolved(value, scope, place) else { return nil }
        return call.callee
    }

    // MARK: Names

    private mutating func nameItems() {
        for binding in facts.bindings {
            guard let start = made(binding.value), let index = itemIndex[start], items[index].name == nil else { continue }
            items[index].name = binding.name
        }
        for index in items.indices where items[index].name.map({ isPassed($0, items[index].scope) }) ?? false {
            items[index].mayHaveLabel = true
        }
    }

    private func isPassed(_ name: String, _ scope: SourceScope) -> Bool {
        facts.passings.contains { $0.name == name && $0.type == scope.type }
    }

    private func made(_ value: SourceValue) -> TextPosition? {
        guard case .call(let call) = value, Self.isBarItem(call) else { return nil }
        return call.range.start
    }

    /// Bindings of a name that can be meant at a place: the member's own, else the type's, else free ones.
    private func bindings(_ name: String, _ scope: SourceScope, before place: Place) -> [ItemFacts.Binding] {
        let same = facts.bindings.filter { $0.name == name }
        let local = same.filter { $0.scope.type == scope.type && $0.scope.member == scope.member && $0.start <= place.start }
        if !local.isEmpty { return local }
        let own = same.filter { $0.isProperty && $0.scope.type == scope.type }
        return own.isEmpty ? same.filter { $0.isProperty && $0.scope.type == nil } : own
    }

    /// A value with its names followed, as far as one binding is meant.
    func resolved(_ value: SourceValue, _ scope: SourceScope, _ place: Place, _ depth: Int = 0) -> SourceValue {
        let name: String
        switch value {
        case .name(let plain): name = plain
        case .call(let call) where call.arguments.isEmpty && call.receiver == nil: name = call.callee
        default: return value
        }
        let found = bindings(name, scope, before: place)
        guard depth < Self.nameLimit, let last = found.last else { return value }
        if found.count > 1, Set(found.map(\.value)).count > 1, found.last?.scope.conditions.isEmpty == false { return value }
        return resolved(last.value, last.scope, Place(file: path, range: TextRange(start: last.start, end: last.start)), depth + 1)
    }

    // MARK: Lists

    private struct Elements {
        var found: [CodeItemList.Element] = []
        var isComplete = true
    }

    private mutating func makeLists() {
        for call in calls {
            guard let (bar, value) = gift(call), value != .nothing else { continue }
            var elements = Elements()
            collect(value, call.scope, call.place, &elements, depth: 0)
            guard !elements.found.isEmpty else { continue }
            lists.append(
                CodeItemList(
                    bar: bar, elements: elements.found, isComplete: elements.isComplete, scope: call.scope, place: call.place))
        }
    }

    /// Which bar a call or an assignment gives items, and which.
    private func gift(_ call: CallEvidence) -> (CodeItemList.Bar, SourceValue)? {
        guard let value = call.arguments.first?.value, call.kind != .read else { return nil }
        switch (call.name, call.kind) {
        case ("toolbarItems", .assignment), ("setToolbarItems", .call): return (.controllerToolbar, value)
        case ("items", .assignment), ("setItems", .call):
            guard let name = call.receiverName, isToolbar(name, call) else { return nil }
            return (.toolbar(name: name, placement: placement(of: name, call.scope)), value)
        case ("leftBarButtonItems", .assignment), ("rightBarButtonItems", .assignment), ("leftBarButtonItem", .assignment),
            ("rightBarButtonItem", .assignment), ("setLeftBarButtonItem", .call), ("setRightBarButtonItem", .call),
            ("setLeftBarButtonItems", .call), ("setRightBarButtonItems", .call):
            return (.navigationItem, value)
        default: return nil
        }
    }

    private func isToolbar(_ name: String, _ call: CallEvidence) -> Bool {
        if name.lowercased().contains("toolbar") { return true }
        let made = bindings(name, call.scope, before: call.place).compactMap(\.value.call)
        return made.contains { $0.callee == "UIToolbar" || $0.callee.hasSuffix("Toolbar") }
    }

    private func placement(of name: String, _ scope: SourceScope) -> CodeItemList.ToolbarPlacement {
        for call in calls where call.kind != .read && call.scope.type == scope.type {
            guard call.arguments.contains(where: { $0.value == .name(name) }) else { continue }
            switch call.name {
            case "inputAccessoryView": return .inputAccessory
            case "titleView", "tableFooterView", "tableHeaderView", "customView": return .embedded
            case "addSubview", "insertSubview", "addArrangedSubview": return .view
            default: continue
            }
        }
        return scope.member == "inputAccessoryView" ? .inputAccessory : .unknown
    }

    private func collect(_ value: SourceValue, _ scope: SourceScope, _ place: Place, _ elements: inout Elements, depth: Int) {
        guard depth < Self.nameLimit else {
            elements.isComplete = false
            return
        }
        switch value {
        case .list(let values): for value in values { collect(value, scope, place, &elements, depth: depth + 1) }
        case .name(let name): collect(named: name, scope, place, &elements, depth: depth)
        case .call(let call): collect(call, scope, place, &elements, depth: depth)
        case .oneOf(let branches):
            elements.isComplete = false
            for branch in branches where branch != .nothing { collect(branch, scope, place, &elements, depth: depth + 1) }
        case .other(let text):
            elements.isComplete = false
            elements.found.append(.unknown(text))
        case .nothing: break
        case .constant(let name):
            elements.found.append(.unknown("." + name))
            elements.isComplete = false
        case .boolean, .string, .number, .inherited:
            elements.isComplete = false
        }
    }

    private func collect(_ call: SourceCall, _ scope: SourceScope, _ place: Place, _ elements: inout Elements, depth: Int) {
        if let index = itemIndex[call.range.start], Self.isBarItem(call) {
            elements.found.append(.item(items[index]))
        } else if Self.isArray(call) {
            for argument in call.arguments { collect(argument.value, scope, place, &elements, depth: depth + 1) }
        } else if call.receiver == nil, !bindings(call.callee, scope, before: place).isEmpty {
            collect(named: call.callee, scope, place, &elements, depth: depth)
        } else if !(call.arguments.isEmpty && call.callee.hasPrefix("[")) {
            elements.isComplete = false
            if !call.callee.hasPrefix("NSMutableArray") { elements.found.append(.unknown(call.callee)) }
        }
    }

    private func collect(named name: String, _ scope: SourceScope, _ place: Place, _ elements: inout Elements, depth: Int) {
        let found = bindings(name, scope, before: place)
        let appends = facts.appends.filter {
            $0.name == name && $0.scope.type == scope.type && $0.scope.member == scope.member && $0.start <= place.start
        }
        guard let last = found.last(where: { $0.scope.conditions.isEmpty }) ?? found.last else {
            elements.found.append(.named(name))
            for append in appends { collect(append.value, append.scope, place, &elements, depth: depth + 1) }
            if !appends.isEmpty { elements.isComplete = false }
            return
        }
        if found.count > 1 { elements.isComplete = false }
        let start = Place(file: path, range: TextRange(start: last.start, end: last.start))
        if last.value == .name(name) { return elements.found.append(.named(name)) }
        collect(last.value, last.scope, start, &elements, depth: depth + 1)
        for append in appends where append.start > last.start || last.isProperty {
            if append.scope.conditions.contains(where: \.isRunTime) { elements.isComplete = false }
            collect(
                append.value, append.scope, Place(file: path, range: TextRange(start: append.start, end: append.start)), &elements,
                depth: depth + 1)
        }
    }

    /// `Array(…)`, `[NSMutableArray arrayWithObjects:…, nil]`, `[[NSArray alloc] initWithObjects:…, nil]`.
    private static func isArray(_ call: SourceCall) -> Bool {
        guard let type = call.callee.split(separator: ".").first else { return false }
        return ["Array", "NSArray", "NSMutableArray"].contains(type)
    }

    private mutating func refreshLists() {
        for list in lists.indices {
            for element in lists[list].elements.indices {
                guard case .item(let item) = lists[list].elements[element], let index = itemIndex[item.place.start] else { continue }
                lists[list].elements[element] = .item(items[index])
            }
        }
    }

    // MARK: Settings

    /// `item.accessibilityLabel = …` and its relatives, by name or by place in the list.
    private mutating func applySettings() {
        for call in calls where call.kind == .assignment || call.name.hasPrefix("set") {
            guard let receiver = call.receiver, let value = call.arguments.first?.value else { continue }
            for index in targets(receiver, call.scope) { set(call.name, value, call.scope, at: index) }
        }
    }

    private func targets(_ receiver: String, _ scope: SourceScope) -> [Int] {
        if receiver.contains("oolbarItems") {
            let shown = lists.filter { $0.bar == .controllerToolbar && $0.scope.type == scope.type }.flatMap(\.items)
            let all = shown.compactMap { itemIndex[$0.place.start] }
            let digits = receiver.split(separator: "[").last?.prefix { $0.isNumber } ?? ""
            guard let number = Int(digits) else { return all }
            return all.indices.contains(number) ? [all[number]] : all
        }
        guard !receiver.contains(".") else { return [] }
        return items.indices.filter { items[$0].name == receiver && items[$0].scope.type == scope.type && isSeen(items[$0], scope) }
    }

    /// A local variable's item is set in the same member only.
    private func isSeen(_ item: CodeBarItem, _ scope: SourceScope) -> Bool {
        item.scope.member == scope.member || item.scope.member == item.name
            || facts.bindings.contains { $0.name == item.name && $0.isProperty && $0.scope.type == scope.type }
    }

    private mutating func set(_ name: String, _ value: SourceValue, _ scope: SourceScope, at index: Int) {
        switch name {
        case "accessibilityLabel", "setAccessibilityLabel": items[index].accessibilityLabel = value
        case "title", "setTitle": items[index].title = value
        case "image", "setImage": items[index].image = items[index].image ?? Self.imageSource(value)
        case "customView", "setCustomView": items[index].customView = value
        case "menu": items[index].hasMenu = true
        case "action", "primaryAction": items[index].hasAction = true
        default: return
        }
    }

    // MARK: Uses

    /// `controller`, or where a view is wanted the `controller.view`.
    private static func controllerName(_ value: SourceValue?, isView: Bool) -> String? {
        switch value {
        case .name(let name) where !isView: name
        case .other(let path) where isView && path.hasSuffix(".view"): String(path.dropLast(".view".count))
        default: nil
        }
    }

    /// Controllers held by a name before they are presented or pushed.
    package func roles(of uses: [TypeUse]) -> [TypeUse] {
        var uses = uses
        for call in calls {
            let role: TypeUse.Role
            switch call.name {
            case "present", "presentViewController": role = .presented
            case "pushViewController": role = .pushed
            case "rootViewController": role = .root
            case "addChild", "addChildViewController", "addSubview", "insertSubview": role = .embedded
            default: continue
            }
            guard let name = Self.controllerName(call.arguments.first?.value, isView: call.name.hasSuffix("Subview")) else { continue }
            let starts = Set(bindings(name, call.scope, before: call.place).compactMap(\.value.call).map(\.range.start))
            for index in uses.indices where uses[index].role == .other && starts.contains(uses[index].place.start) {
                uses[index].role = role
            }
        }
        return uses
    }
}

extension Place {
    fileprivate var start: TextPosition { range?.start ?? .start }
}
