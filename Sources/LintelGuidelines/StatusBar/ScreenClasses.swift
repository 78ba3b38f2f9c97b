internal import LintelEvidence

/// Where controllers stand when they are on screen: as screens of their own, or inside others that answer for them.
struct ScreenClasses {
    enum Standing: Hashable {
        case screen
        /// In a container that answers for itself.
        case notAsked
        /// A class without content, made to fill a place for a moment.
        case placeholder
        /// Nobody makes it, so far as can be seen.
        case unknown
    }

    let classes: ControllerClasses
    private let uses: [String: [(use: TypeUse, file: SourceFile)]]
    private let mentions: [String: Set<String>]
    private let sceneClasses: Set<String>
    private let forwarding: Set<String>

    init(_ evidence: ProjectEvidence) {
        classes = ControllerClasses(evidence)
        var uses: [String: [(use: TypeUse, file: SourceFile)]] = [:]
        var mentions: [String: Set<String>] = [:]
        var forwarding: Set<String> = []
        for file in evidence.sources {
            for use in file.uses { uses[use.type, default: []].append((use, file)) }
            for name in file.mentions { mentions[name, default: []].insert(file.path) }
            for type in file.types where type.members.contains(where: Self.forwards) { forwarding.insert(type.name) }
        }
        self.uses = uses
        self.mentions = mentions
        self.forwarding = forwarding
        sceneClasses = Set(evidence.interfaces.filter { $0.kind == .storyboard }.flatMap { $0.scenes.compactMap(\.customClass) })
    }

    private static func forwards(_ member: MemberEvidence) -> Bool {
        member.name.hasPrefix("childForStatusBar") || member.name.hasPrefix("childViewControllerForStatusBar")
    }

    func standing(of answer: StatusBarOverride) -> Standing {
        let name = answer.type.name
        let isInScene = sceneClasses.contains(name)
        if isInScene || classes.hasSubclasses(name) { return .screen }
        if isEmpty(answer) { return .placeholder }
        let made = uses[name] ?? []
        if made.isEmpty { return mentions[name, default: []].subtracting([answer.file.path]).isEmpty ? .unknown : .screen }
        let isInside = made.allSatisfy { $0.use.role == .embedded && $0.use.scope.type.map { !forwarding.contains($0) } ?? false }
        return isInside ? .notAsked : .screen
    }

    /// A plain controller that holds nothing but such answers.
    private func isEmpty(_ answer: StatusBarOverride) -> Bool {
        let length = answer.type.lines.count
        let isShort = length <= 4 + 4 * max(1, answer.type.members.count)
        let isPlain = answer.type.supertypes.first == "UIViewController"
        return answer.type.kind == .class && isPlain && isShort
    }
}
