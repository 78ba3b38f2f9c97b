internal import LintelEvidence
internal import LintelModel

/// Makes the controllers of a tree from scenes and classes.
struct ControllerMaker {
    let graph: InterfaceGraph
    let index: ClassIndex
    let traits: Traits
    /// `UINavigationBar.appearance().barStyle = .black` somewhere in the app: its place.
    let blackBars: Place?

    /// A scene's controller with what its class answers; without its children.
    func controller(of node: InterfaceGraph.Node) -> Controller {
        guard let scene = graph.scene(node) else { return Controller(node.id) }
        var controller = Controller(Self.name(of: scene), Self.kind(of: scene.kind) ?? .plain)
        controller.place = scene.place.shown
        controller.definesPresentationContext = scene.definesPresentationContext
        if let navigation = scene.navigation {
            controller.isNavigationBarHidden = navigation.isNavigationBarHidden
            controller.isNavigationBarBlack = navigation.bar.isBlack || blackBars != nil
        }
        if let name = scene.customClass {
            answer(Lineage(of: name, near: node.file, in: index), for: &controller)
        } else if let stock = Self.stockClass(of: scene.kind) {
            answer(Lineage(of: stock, near: node.file, in: index), for: &controller)
        } else {
            controller.grounds[.style] = Ground(doubt: "answers by itself (SB-56)")
            controller.grounds[.hidden] = Ground(doubt: "answers by itself (SB-56)")
        }
        return controller
    }

    /// A controller that code makes, by its class.
    func controller(ofClass name: String, at place: Place) -> Controller {
        let lineage = Lineage(of: name, near: place.file, in: index)
        var controller = Controller(name, lineage.kind ?? .plain)
        controller.place = place.shown
        controller.isNavigationBarBlack = lineage.kind == .navigation && blackBars != nil
        answer(lineage, for: &controller)
        return controller
    }

    private func answer(_ lineage: Lineage, for controller: inout Controller) {
        ClassAnswers(lineage: lineage, traits: traits).answer(for: &controller)
    }

    // MARK: What code does to a navigation controller

    /// A stack with what its top's code, and its own, do to the bar.
    func stack(_ navigation: Controller, _ ownClass: String?, holding children: [Controller], top: String?, near file: String) -> Controller
    {
        var stack = navigation
        stack.children = children
        for name in [ownClass, top].compactMap({ $0 }) {
            let calls = index.code(of: name, near: file).calls.filter { $0.kind != .read }
            apply(calls.filter { Self.hidesBar($0, isOwn: name == ownClass) }, to: &stack, \.boolean, "shows and hides its bar") {
                $0.isNavigationBarHidden = $1
            }
            apply(calls.filter { Self.blackens($0, isOwn: name == ownClass) }, to: &stack, Self.isBlack, "changes its bar's style") {
                $0.isNavigationBarBlack = $1
            }
        }
        return stack
    }

    /// Plain values in the places where a screen is set up count; others may come at any time.
    private func apply(
        _ calls: [CallEvidence], to stack: inout Controller, _ convert: (SourceValue) -> Bool?, _ words: String,
        set: (inout Controller, Bool) -> Void
    ) {
        let relevant = calls.filter { !Self.leaving.contains($0.scope.member ?? "") }
        guard let first = relevant.first else { return }
        let values = relevant.map { call in
            Self.settingUp.contains(call.scope.member ?? "") && !call.scope.conditions.contains(where: \.isRunTime)
                ? call.arguments.first.flatMap { convert($0.value) } : nil
        }
        if let value = values.first ?? nil, values.allSatisfy({ $0 == value }) {
            set(&stack, value)
        } else if stack.style == nil {
            stack.grounds[.childForStyle] =
                stack.grounds[.childForStyle] ?? Ground(place: first.place.shown, doubt: "\(words) while it runs")
        }
    }

    private static let settingUp: Set<String> = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "init", "loadView"]
    private static let leaving: Set<String> = ["viewWillDisappear", "viewDidDisappear", "deinit", "dealloc"]

    private static func hidesBar(_ call: CallEvidence, isOwn: Bool) -> Bool {
        switch call.name {
        case "setNavigationBarHidden", "isNavigationBarHidden", "navigationBarHidden":
            call.receiver == nil ? isOwn : call.receiverName == "navigationController"
        case "isHidden", "setHidden": call.receiver == (isOwn ? "navigationBar" : "navigationController.navigationBar")
        case _: false
        }
    }

    private static func blackens(_ call: CallEvidence, isOwn: Bool) -> Bool {
        (call.name == "barStyle" || call.name == "setBarStyle")
            && call.receiver == (isOwn ? "navigationBar" : "navigationController.navigationBar")
    }

    static func isBlack(_ value: SourceValue) -> Bool? {
        guard let name = value.constantName else { return nil }
        return ["black", "Black", "blackTranslucent", "UIBarStyleBlack", "UIBarStyleBlackTranslucent"].contains(name)
    }

    // MARK: Scenes

    static func name(of scene: InterfaceScene) -> String {
        if let name = scene.customClass ?? stockClass(of: scene.kind) { return name }
        if case .other(let element) = scene.kind { return element }
        return "controller"
    }

    private static func kind(of kind: InterfaceScene.Kind) -> Controller.Kind? {
        stockClass(of: kind).flatMap { Lineage.kind(of: $0) }
    }

    static func stockClass(of kind: InterfaceScene.Kind) -> String? {
        switch kind {
        case .viewController, .reference, .filesOwner: "UIViewController"
        case .tableViewController: "UITableViewController"
        case .collectionViewController: "UICollectionViewController"
        case .navigationController: "UINavigationController"
        case .tabBarController: "UITabBarController"
        case .splitViewController: "UISplitViewController"
        case .pageViewController: "UIPageViewController"
        case .other("hostingController"): "UIHostingController"
        case .other("searchController"): "UISearchController"
        case .other: nil
        }
    }
}
