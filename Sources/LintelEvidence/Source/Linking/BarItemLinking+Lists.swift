extension BarItemLinking {
    private struct Elements {
        var found: [CodeItemList.Element] = []
        var isComplete = true
    }

    mutating func makeLists() {
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

    mutating func refreshLists() {
        for list in lists.indices {
            for element in lists[list].elements.indices {
                guard case .item(let item) = lists[list].elements[element], let index = itemIndex[item.place.start] else { continue }
                lists[list].elements[element] = .item(items[index])
            }
        }
    }
}
