internal import LintelEvidence

/// What the rest of a project says about the app that a list belongs to.
struct AppContext {
    /// What code makes of a bar that the list hides.
    enum Setters {
        case neverShown, shown
        /// A setter is called with a value that is not known.
        case cannotTell
    }

    let isGame: Bool
    let answerOfSetters: Setters

    init(_ list: EffectivePropertyList, in evidence: ProjectEvidence) {
        let isPart = { (path: String) in evidence.effectiveLists(governing: path).contains { $0.isSameApp(as: list) } }
        isGame = Self.isGame(list) || Self.drawsGame(evidence, isPart)
        let isLoose = list.file.map { evidence.looseFiles.contains($0) } ?? false
        answerOfSetters = isLoose ? .cannotTell : Self.setters(in: evidence, isPart)
    }

    // MARK: Games

    /// Store categories of games: `public.app-category.games` and its subcategories, which end in `-games`.
    private static func isGame(_ list: EffectivePropertyList) -> Bool {
        let category = list.entry("LSApplicationCategoryType")?.value.text ?? ""
        return category.hasSuffix(".games") || category.hasSuffix("-games") || list.entry("GCSupportsGameMode")?.value.truth == true
    }

    private static let gameViews: Set<String> = ["SKView", "SCNView", "MTKView", "GLKView", "ARSKView", "ARSCNView"]

    /// Interface Builder's elements for the same views.
    private static let gameElements: Set<String> = ["skView", "sceneKitView", "mtkView", "glkView", "arskView", "arscnView"]

    /// Whether the app begins with a game's view. An effect drawn by SpriteKit on one of many screens makes no game.
    private static func drawsGame(_ evidence: ProjectEvidence, _ isPart: (String) -> Bool) -> Bool {
        let gameFiles = evidence.sources.filter { $0.signs.contains(.game) && isPart($0.path) }
        let storyboards = evidence.interfaces.filter {
            $0.kind == .storyboard && !$0.isLaunchScreen && $0.initialControllerID != nil && isPart($0.path)
        }
        let gameTypes = Set(gameFiles.flatMap { $0.types.map(\.name) })
        let beginsWithGame = storyboards.contains { file in
            guard let scene = file.initialControllerID.flatMap({ file.scene($0) }) else { return false }
            return scene.view.map(isGameView) ?? false || scene.customClass.map(gameTypes.contains) ?? false
        }
        return beginsWithGame || storyboards.isEmpty && !gameFiles.isEmpty
    }

    private static func isGameView(_ view: InterfaceView) -> Bool {
        if let name = view.customClass { return gameViews.contains(name) }
        guard case .other(let element) = view.kind else { return false }
        return gameElements.contains(element)
    }

    // MARK: Setters

    private static let setters: Set<String> = ["isStatusBarHidden", "statusBarHidden", "setStatusBarHidden"]

    /// Setters on the application work while the controllers have no say (SB-39).
    private static func setters(in evidence: ProjectEvidence, _ isPart: (String) -> Bool) -> Setters {
        var answer = Setters.neverShown
        for source in evidence.sources where !source.signs.contains(.test) {
            let values = source.calls.filter { $0.kind != .read && setters.contains($0.name) }.map { $0.arguments.first?.value }
            guard !values.isEmpty, isPart(source.path) else { continue }
            for value in values {
                switch value {
                case .boolean(false): return .shown
                case .boolean(true): continue
                default: answer = .cannotTell
                }
            }
        }
        return answer
    }
}

extension EffectivePropertyList {
    /// Whether two lists are one app's: of one target, or the same file without project.
    func isSameApp(as other: EffectivePropertyList) -> Bool {
        projectFile == other.projectFile && target == other.target && (target != nil || file == other.file)
    }
}
