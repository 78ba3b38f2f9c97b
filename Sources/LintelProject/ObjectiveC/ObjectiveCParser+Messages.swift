internal import LintelEvidence

enum ObjectiveCVocabulary {
    /// Properties whose mere reading matters.
    static let reads: Set<String> = [
        "statusBarFrame", "statusBarHidden", "isStatusBarHidden", "statusBarStyle", "statusBarManager", "networkActivityIndicatorVisible",
        "prefersStatusBarHidden", "navigationBarHidden", "toolbarHidden",
    ]
    /// Messages that put objects into an array.
    static let appending: Set<String> = ["addObject", "addObjectsFromArray", "insertObject"]
    /// Messages that show or hold what they are given without changing it.
    static let harmless: Set<String> = [
        "setItems", "setToolbarItems", "setLeftBarButtonItem", "setRightBarButtonItem", "setLeftBarButtonItems", "setRightBarButtonItems",
        "presentViewController", "arrayWithObjects", "arrayWithObject", "initWithObjects", "initWithObject",
    ]
}

extension ObjectiveCParser {
    /// `[receiver word:argument word:argument]`.
    mutating func readMessage() -> ObjectiveCTerm {
        let first = token
        advance()
        let receiver = readReceiver()
        guard let word else {
            skipToClosing()
            return .unknown
        }
        let named = token
        let role = role(of: word)
        if let role { roles.append(role) }
        let arguments = readSelector()
        if role != nil { roles.removeLast() }
        skipToClosing()
        return message(receiver, word, arguments, first, named)
    }

    private mutating func readReceiver() -> ObjectiveCTerm {
        guard depth < Self.depthLimit else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        return readTerm()
    }

    private mutating func readSelector() -> [SourceArgument] {
        var arguments: [SourceArgument] = []
        var isFirst = true
        while !isAtEnd, !token.isMark("]"), !token.isMark(";"), !token.isMark("}") {
            var label: String?
            if let word {
                label = word
                advance()
            }
            guard skip(":") else { break }
            arguments.append(SourceArgument(isFirst ? nil : label, readExpression().value))
            while skip(",") { arguments.append(SourceArgument(nil, readExpression().value)) }
            isFirst = false
        }
        return arguments
    }

    private mutating func skipToClosing() {
        while !isAtEnd, !token.isMark("]"), !token.isMark(";"), !token.isMark("}") {
            if token.isMark("(") || token.isMark("[") || token.isMark("{") { skipBracketed() } else { advance() }
        }
        _ = skip("]")
    }

    private func role(of word: String) -> TypeUse.Role? {
        switch word {
        case "presentViewController", "presentModalViewController": .presented
        case "pushViewController": .pushed
        case "initWithRootViewController": .navigationRoot
        case "setRootViewController": .root
        case "addChildViewController": .embedded
        default: nil
        }
    }

    private mutating func message(
        _ receiver: ObjectiveCTerm, _ word: String, _ arguments: [SourceArgument], _ first: ObjectiveCToken, _ named: ObjectiveCToken
    ) -> ObjectiveCTerm {
        if receiver.path == "super", arguments.isEmpty { return ObjectiveCTerm(value: .inherited, path: "super." + word) }
        let whole = range(first, previous)
        if let made = Self.className(of: receiver.path), word.hasPrefix("init") {
            return creation(made, word, arguments, whole)
        }
        if word == "new", receiver.path.first?.isUppercase == true { return creation(receiver.path, "init", [], whole) }
        let isOwn = receiver.path == "self"
        let isPlain = !receiver.path.contains("…")
        let call = SourceCall(
            isOwn ? word : isPlain ? receiver.path + "." + word : word, arguments,
            receiver: isOwn || isPlain && !isMade(receiver.value) ? nil : receiver.value,
            range: whole)
        note(call, receiver, word, arguments, named)
        keep(isOwn ? nil : receiver.path, word, call, first, named)
        let path = isOwn ? word : receiver.path + "." + word
        return ObjectiveCTerm(value: .call(call), path: path)
    }

    private func isMade(_ value: SourceValue) -> Bool { value.call != nil }

    /// `UIToolbar.alloc` makes a `UIToolbar`.
    private static func className(of path: String) -> String? {
        guard path.hasSuffix(".alloc") else { return nil }
        return String(path.dropLast(".alloc".count))
    }

    private mutating func creation(_ type: String, _ word: String, _ arguments: [SourceArgument], _ whole: TextRange) -> ObjectiveCTerm {
        var arguments = arguments
        if !arguments.isEmpty, word.hasPrefix("initWith") {
            let label = word.dropFirst("initWith".count)
            arguments[0].label = label.prefix(1).lowercased() + label.dropFirst()
        }
        let call = SourceCall(type, arguments, range: whole)
        if BarItemLinking.isBarItem(call) { facts.creations.append(ItemFacts.Creation(call, scope: scope)) }
        if !type.hasPrefix("UI"), !type.hasPrefix("NS") {
            file.uses.append(TypeUse(type: type, role: roles.innermost, scope: scope, place: Place(file: path, range: whole)))
        }
        return ObjectiveCTerm(value: .call(call), path: type)
    }

    private mutating func note(
        _ call: SourceCall, _ receiver: ObjectiveCTerm, _ word: String, _ arguments: [SourceArgument], _ named: ObjectiveCToken
    ) {
        if ObjectiveCVocabulary.appending.contains(word), let value = arguments.first?.value {
            facts.appends.append(
                ItemFacts.Binding(
                    receiver.path, value, scope: scope, start: lines.position(named.start), isProperty: !locals.contains(receiver.path)))
        } else if !ObjectiveCVocabulary.harmless.contains(word) {
            notePassings(arguments)
        }
        if BarItemLinking.isBarItem(call) { facts.creations.append(ItemFacts.Creation(call, scope: scope)) }
        if ObjectiveCVocabulary.reads.contains(word), arguments.isEmpty {
            file.calls.append(
                CallEvidence(
                    .read, receiver: receiver.path == "self" ? nil : receiver.path, name: word, scope: scope, place: place(named, named),
                    namePlace: place(named, named)))
        }
    }

    mutating func notePassings(_ arguments: [SourceArgument]) {
        for argument in arguments {
            if case .name(let name) = argument.value { facts.passings.insert(ItemFacts.Passing(name, scope: scope)) }
        }
    }

    mutating func keep(_ receiver: String?, _ word: String, _ call: SourceCall, _ first: ObjectiveCToken, _ named: ObjectiveCToken) {
        guard SourceVocabulary.calls.contains(word), !(call.arguments.isEmpty && ObjectiveCVocabulary.reads.contains(word)) else { return }
        if SourceVocabulary.keyAccess.contains(word), !call.namesStatusBar { return }
        file.calls.append(
            CallEvidence(
                .call, receiver: receiver, name: word, arguments: call.arguments, scope: scope, place: place(first, previous),
                namePlace: place(named, named)))
    }
}
