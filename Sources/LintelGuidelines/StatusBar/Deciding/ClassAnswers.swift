internal import LintelEvidence
internal import LintelModel

/// What a class answers to the system's questions, as far as its source is plain about it: constants, and constants by version.
struct ClassAnswers {
    let lineage: Lineage
    let traits: Traits

    enum Reading<Value> {
        case value(Value, Ground)
        case doubt(Ground)
        /// Nobody in the project answers: the framework's class does.
        case absent
    }

    /// Puts everything the class says into a controller of its kind.
    func answer(for controller: inout Controller) {
        style(&controller)
        read(.hidden, \.boolean, into: &controller) { $0.isHidden = $1 }
        read(.animation, { $0.constantName.flatMap(StatusBarResolution.Animation.init(constant:)) }, into: &controller) {
            $0.animation = $1
        }
        read(.childForStyle, Controller.ChildAnswer.init, into: &controller) { $0.childForStyle = $1 }
        read(.childForHidden, Controller.ChildAnswer.init, into: &controller) { $0.childForHidden = $1 }
    }

    private func read<Value: Hashable>(
        _ question: StatusBarQuestion, _ convert: (SourceValue) -> Value?, into controller: inout Controller,
        set: (inout Controller, Value) -> Void
    ) {
        switch reading(question, convert) {
        case .value(let value, let ground):
            set(&controller, value)
            controller.grounds[question] = ground
        case .doubt(let ground): controller.grounds[question] = ground
        case .absent: break
        }
    }

    /// An extension of the framework's class is a case of its own (SB-51).
    private func style(_ controller: inout Controller) {
        read(.style, Self.style, into: &controller) { $0.style = Controller.StyleOverride($1) }
        guard controller.style == nil, controller.grounds[.style] == nil else { return }
        guard case .value(let style, let ground) = first(of: lineage.frameworkOverrides(StatusBarQuestion.style.members), Self.style) else {
            return
        }
        controller.style = Controller.StyleOverride(style, isInExtension: true)
        controller.grounds[.style] = ground
    }

    private static func style(_ value: SourceValue) -> StatusBar.Style? { value.constantName.flatMap(StatusBar.Style.init(constant:)) }

    /// Children in extensions of a framework's class count as long as such overrides do (SB-51).
    private func reading<Value: Hashable>(_ question: StatusBarQuestion, _ convert: (SourceValue) -> Value?) -> Reading<Value> {
        let own = first(of: lineage.overrides(question.members), convert)
        guard case .absent = own else { return own }
        if question != .style, traits.system < Self.extensionsEnd {
            let added = first(of: lineage.frameworkOverrides(question.members), convert)
            guard case .absent = added else { return added }
        }
        // A library's class that forwards is rare, and one that does not answer rarer still.
        guard lineage.kind == nil, question == .style || question == .hidden else { return .absent }
        return .doubt(Ground(doubt: "comes from \(lineage.framework), whose \(question.rawValue) was not read"))
    }

    /// Overrides in extensions of `UINavigationController` are not called from here on (SB-51).
    private static let extensionsEnd = SystemVersion(13, 4)

    /// The nearest override decides; one that asks its superclass hands on.
    private func first<Value: Hashable>(
        of overrides: [(part: Lineage.Part, member: MemberEvidence)], _ convert: (SourceValue) -> Value?
    ) -> Reading<Value> {
        for (_, member) in overrides {
            guard isThere(member.conditions) else { continue }
            let answers = member.answers.filter { isThere($0.conditions) }
            let values = answers.flatMap(\.value.alternatives)
            if !values.isEmpty, values.allSatisfy({ $0 == .inherited }) { continue }
            let place = (answers.first?.place ?? member.place).shown
            let known = values.map(convert)
            if let only = known.first ?? nil, known.allSatisfy({ $0 == only }) { return .value(only, Ground(place: place)) }
            return .doubt(Ground(place: place, doubt: Self.doubt(values)))
        }
        return .absent
    }

    private static func doubt(_ values: [SourceValue]) -> String {
        if values.isEmpty { return "answers in a way that cannot be read" }
        var words: [String] = []
        for value in values where !words.contains(value.spelling) { words.append(value.spelling) }
        return "answers \(words.joined(separator: " or ")), which only running tells"
    }

    /// Whether code under some conditions is there on the system; what only running tells may be.
    private func isThere(_ conditions: [SourceCondition]) -> Bool {
        conditions.allSatisfy { condition in
            switch condition {
            case .available(let major, let minor): traits.system >= SystemVersion(major, minor)
            case .before(let major, let minor): traits.system < SystemVersion(major, minor)
            case .compiled(let text): !Self.otherPlatforms.contains(text)
            case .when: true
            }
        }
    }

    private static let otherPlatforms: Set<String> = [
        "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "!os(iOS)", "targetEnvironment(macCatalyst)", "!canImport(UIKit)",
    ]
}

extension Place {
    /// File and line, as reasons print them.
    var shown: String { "\(file):\(line)" }
}
