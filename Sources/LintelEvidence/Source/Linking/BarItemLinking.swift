/// Joins what a file says about bar items in many places: who holds an item, what is set later, and which list shows it.
package struct BarItemLinking {
    package internal(set) var items: [CodeBarItem] = []
    package internal(set) var lists: [CodeItemList] = []

    let facts: ItemFacts
    let calls: [CallEvidence]
    let path: String
    var itemIndex: [TextPosition: Int] = [:]
    /// Names of bindings followed one after the other, at most.
    static let nameLimit = 12

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

    /// Bindings of a name that can be meant at a place: the member's own, else the type's, else free ones. A getter that gives its
    /// own variable says nothing of what it holds.
    func bindings(_ name: String, _ scope: SourceScope, before place: Place) -> [ItemFacts.Binding] {
        let same = facts.bindings.filter { $0.name == name && $0.value != .name(name) }
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
        case .boolean, .string, .number, .nothing, .constant, .call, .list, .oneOf, .inherited, .other: return value
        }
        let found = bindings(name, scope, before: place)
        guard depth < Self.nameLimit, let last = found.last else { return value }
        if found.count > 1, Set(found.map(\.value)).count > 1, found.last?.scope.conditions.isEmpty == false { return value }
        return resolved(last.value, last.scope, Place(file: path, range: TextRange(start: last.start, end: last.start)), depth + 1)
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
        case .boolean, .string, .number, .nothing, .constant, .name, .call, .list, .oneOf, .inherited, .other, nil: nil
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
    /// Where it begins, for telling what comes before what.
    var start: TextPosition { range?.start ?? .start }
}
