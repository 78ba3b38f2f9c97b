extension BarItemLinking {
    mutating func makeItems() {
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

    func viewClass(_ value: SourceValue, _ scope: SourceScope, _ place: Place) -> String? {
        guard case .call(let call) = resolved(value, scope, place) else { return nil }
        return call.callee
    }
}
