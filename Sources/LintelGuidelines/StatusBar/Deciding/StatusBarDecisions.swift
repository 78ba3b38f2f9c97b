public import LintelEvidence
public import LintelModel

/// The way from a project's files to the controllers that decide about the status bar (behaviour.md, sections 2.3 and 2.5).
///
/// What only running code tells is marked as such and makes the answer unknown; the files' other facts still give its steps.
public struct StatusBarDecisions {
    let evidence: ProjectEvidence
    let graph: InterfaceGraph
    let index: ClassIndex
    private let blackBars: Place?

    public init(_ evidence: ProjectEvidence) {
        self.evidence = evidence
        graph = InterfaceGraph(evidence.interfaces)
        index = ClassIndex(evidence)
        blackBars = Self.blackBars(in: evidence)
    }

    /// `UINavigationBar.appearance().barStyle = .black`.
    private static func blackBars(in evidence: ProjectEvidence) -> Place? {
        evidence.sources.lazy.filter { !$0.signs.contains(.test) }.flatMap(\.calls).first { call in
            (call.name == "barStyle" || call.name == "setBarStyle") && call.receiver?.hasPrefix("UINavigationBar.appearance") == true
                && call.arguments.first.flatMap { ControllerMaker.isBlack($0.value) } == true
        }?.place
    }

    /// The tree around a storyboard's scene as it stands once the app has led to it; of several apps that contain it, the first one's.
    public func tree(of scene: InterfaceScene, in file: InterfaceFile, on device: Device, _ traits: Traits) -> ControllerTree {
        let app = AppStatusBar(list: evidence.effectiveLists(governing: file.path).first, evidence: evidence)
        return AppScreens(decisions: self, app: app, device: device, traits: traits).tree(of: scene, in: file)
    }

    /// The interface style that the app of a file always has, whatever the system's is (SB-35).
    public func appearance(governing file: String, isPad: Bool) -> Appearance? {
        AppStatusBar(list: evidence.effectiveLists(governing: file).first, evidence: evidence).appearance(isPad: isPad)
    }

    func maker(_ traits: Traits) -> ControllerMaker { ControllerMaker(graph: graph, index: index, traits: traits, blackBars: blackBars) }
}
