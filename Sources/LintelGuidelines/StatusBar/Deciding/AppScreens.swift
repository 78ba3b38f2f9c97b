internal import LintelEvidence
internal import LintelModel

/// The screens of one app on one device, each with the tree that decides about its status bar.
struct AppScreens {
    let app: AppStatusBar
    let device: Device
    let traits: Traits
    let roots: [CodeRoots.Root]
    /// Scenes that the app may begin with, and why one may not be there.
    private let doubts: [InterfaceGraph.Node: String]
    private let maker: ControllerMaker
    private let ways: SceneWays
    private let keys: StatusBarKeys
    private let application: ControllerTree.Application

    init(decisions: StatusBarDecisions, app: AppStatusBar, device: Device, traits: Traits) {
        self.app = app
        self.device = device
        self.traits = traits
        maker = decisions.maker(traits)
        let code = CodeRoots(evidence: decisions.evidence, maker: maker)
        roots = code.all(in: app)
        keys = app.keys
        application = app.application(isPad: device.isPad)
        let first = app.firstScenes(isPad: device.isPad)
        var doubts: [InterfaceGraph.Node: String] = [:]
        if let place = code.replacement(in: app) {
            for node in first { doubts[node] = "code gives the window a root of its own (\(place.shown)); before that:" }
        }
        var entries = Set(first)
        for root in roots {
            guard case .scene(let node) = root.content, entries.insert(node).inserted || root.doubt == nil else { continue }
            doubts[node] = root.doubt
        }
        self.doubts = doubts
        ways = SceneWays(graph: decisions.graph, entries: entries)
    }

    /// The tree on the shortest way to a scene. Where other ways lead to other answers, that is a doubt.
    func tree(of scene: InterfaceScene, in file: InterfaceFile) -> ControllerTree {
        let found = ways.ways(to: InterfaceGraph.Node(file: file.path, id: scene.id))
        let trees = found.map { way in
            tree(
                maker.root(of: way),
                doubt: way.isFromEntry
                    ? doubts[way.start] : "no storyboard leads from the app's first screen to \(startName(way)); where it fills the screen:"
            )
        }
        guard var first = trees.first else { return tree(Controller(scene.id), doubt: nil) }
        let answers = trees.map { answer($0) }
        let other = answers.firstIndex { $0.isHidden != answers[0].isHidden || $0.style != answers[0].style }
        if let other, first.windows[0].doubt == nil {
            let via = found[other].edges.last?.segue.place.shown ?? file.path
            first.windows[0].doubt = "on another way, by \(via), the answer is another; on the shortest one:"
        }
        return first
    }

    private func startName(_ way: SceneWays.Way) -> String {
        ways.graph.scene(way.start).map { "\(ControllerMaker.name(of: $0)) (\($0.place.shown))" } ?? way.start.id
    }

    /// One window with a root, in this app.
    func tree(_ root: Controller, doubt: String?) -> ControllerTree {
        var tree = ControllerTree(root, keys: keys)
        tree.application = application
        tree.windows[0].appearance = app.appearance(isPad: device.isPad)
        tree.windows[0].doubt = doubt
        return tree
    }

    func controller(ofClass name: String, at place: Place) -> Controller { maker.controller(ofClass: name, at: place) }

    func answer(_ tree: ControllerTree) -> StatusBarResolution {
        let portrait = device.display.points
        let size = traits.orientation == .portrait ? portrait : portrait.turned
        return tree.resolved(deviceClass: device.deviceClass, screen: size, traits: traits)
    }
}
