public import LintelEvidence
public import LintelModel

/// Shows scenes of interface files as screens: which bars they have follows from the controllers around them.
public struct InterfaceScreens: Sendable {
    let files: [InterfaceFile]
    let graph: InterfaceGraph
    let pictures: ProjectEvidence
    /// The folder that the evidence's paths are relative to; empty for the working directory.
    let root: String

    /// - Parameters:
    ///   - evidence: what was read; its interface files and images are used.
    ///   - root: the folder that its paths are relative to.
    public init(_ evidence: ProjectEvidence, root: String = "") {
        files = evidence.interfaces
        graph = InterfaceGraph(evidence.interfaces)
        pictures = evidence
        self.root = root
    }

    /// The scenes of a file that show at least one bar of their own or of a container, in the file's order.
    public func scenesWithBars(in file: InterfaceFile) -> [InterfaceScene] {
        guard !file.isLaunchScreen else { return [] }
        return file.scenes.filter { scene in
            guard Self.isContent(scene) else { return false }
            let node = InterfaceGraph.Node(file: file.path, id: scene.id)
            return !scene.toolbars.isEmpty || !scene.toolbarItems.isEmpty || scene.navigationItem != nil || !standaloneBars(scene).isEmpty
                || !graph.stacks(holding: node).isEmpty || !graph.tabRoutes(to: node).isEmpty
        }
    }

    /// Scenes by object id, storyboard identifier or class, over all files.
    public func scenes(named name: String) -> [(file: InterfaceFile, scene: InterfaceScene)] {
        files.flatMap { file in
            file.scenes.filter { [$0.id, $0.storyboardIdentifier, $0.customClass].contains(name) }.map { (file, $0) }
        }
    }

    /// The scene as it stands when its storyboard leads to it: the first way there decides where there are several.
    public func screen(of scene: InterfaceScene, in file: InterfaceFile, on device: Device, _ traits: Traits = Traits()) -> Screen {
        var screen = Screen(device: device, traits: traits)
        let drawing = SceneDrawing(screens: self, file: file, scene: scene, device: device)
        screen.content = drawing.content
        screen.navigationBar = drawing.navigationBar
        screen.toolbar = drawing.toolbar(in: screen.size)
        screen.tabBar = drawing.tabBar
        screen.barHiding = Set((drawing.stack?.navigation?.hidesBars ?? []).compactMap { BarHiding(rawValue: $0) })
        screen.notes = drawing.notes(for: screen)
        return screen
    }

    /// Not a container, which shows only others' content, and not a stand-in.
    private static func isContent(_ scene: InterfaceScene) -> Bool {
        switch scene.kind {
        case .navigationController, .tabBarController, .splitViewController, .reference: false
        case .viewController, .tableViewController, .collectionViewController, .pageViewController, .filesOwner, .other: true
        }
    }

    /// Navigation bars that the scene's own view holds.
    func standaloneBars(_ scene: InterfaceScene) -> [InterfaceView] {
        scene.rootViews.flatMap { $0.installed { $0.kind == .navigationBar && !$0.navigationItems.isEmpty } }
    }
}
