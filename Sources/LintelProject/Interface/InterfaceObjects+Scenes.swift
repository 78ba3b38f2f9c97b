import LintelEvidence

extension InterfaceObjects {
    /// The controllers of a storyboard's scene, those nested in containers too.
    func storyboardScenes() -> [InterfaceScene] {
        let controllers = root.children.filter(Self.isController)
        var scenes = controllers.flatMap { controllerScenes($0) }
        guard !scenes.isEmpty else { return [] }
        addLooseObjects(to: &scenes[0])
        // What gesture recognisers and other objects beside the controllers start is the first controller's.
        scenes[0].connections = connections
        let known = Set(scenes.flatMap(\.segues))
        scenes[0].segues += segues.filter { !known.contains($0) }
        return scenes
    }

    /// A xib's controllers, and first its owner with all views that no controller has.
    func xibScenes() -> [InterfaceScene] {
        let controllers = root.children.filter(Self.isController).flatMap { controllerScenes($0) }
        guard let owner = root.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }) else { return controllers }
        var scene = InterfaceScene(place: place(of: owner), id: owner["id"] ?? "", kind: .filesOwner)
        scene.customClass = owner["customClass"]
        scene.customModule = owner["customModule"]
        addLooseObjects(to: &scene)
        let viewID = connections.first { $0.kind == .outlet && $0.source == scene.id && $0.name == "view" }?.destination
        if let index = scene.looseViews.firstIndex(where: { $0.id == viewID }) { scene.view = scene.looseViews.remove(at: index) }
        scene.connections = connections
        scene.segues = segues.filter { $0.source == scene.id }
        return [scene] + controllers
    }

    package static func isController(_ element: MarkupElement) -> Bool {
        if element["sceneMemberID"] == "viewController" { return true }
        return element["id"] != nil && (element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder")
    }

    /// Views and items beside the controllers.
    private func addLooseObjects(to scene: inout InterfaceScene) {
        for element in root.children where !Self.isController(element) {
            switch element.name {
            case "barButtonItem": scene.looseItems.append(item(element))
            case "navigationItem": if scene.navigationItem == nil { scene.navigationItem = navigationItem(element) }
            case let name where InterfaceVocabulary.isView(name): scene.looseViews.append(view(element))
            default: continue
            }
        }
    }

    /// A controller's scene, and those of controllers written inside it (xibs nest them).
    private func controllerScenes(_ element: MarkupElement) -> [InterfaceScene] {
        var scene = self.scene(element)
        let nested = element.child("viewControllers")?.children.filter(Self.isController) ?? []
        for child in nested {
            let isStack = scene.kind == .navigationController
            scene.segues.append(
                InterfaceSegue(
                    place: place(of: child), id: "", kind: .relationship(isStack ? "rootViewController" : "viewControllers"),
                    source: scene.id, destination: child["id"] ?? ""))
        }
        return [scene] + nested.flatMap { controllerScenes($0) }
    }

    private func scene(_ element: MarkupElement) -> InterfaceScene {
        var scene = InterfaceScene(place: place(of: element), id: element["id"] ?? "", kind: Self.kind(of: element.name))
        scene.customClass = element["customClass"]
        scene.customModule = element["customModule"]
        scene.storyboardIdentifier = element["storyboardIdentifier"]
        scene.title = text("title", of: element)
        scene.userLabel = element["userLabel"]
        scene.view = element.child(key: "view").map { view($0) }
        scene.view?.guides += element.child("layoutGuides") == nil ? [] : guides(of: element)
        scene.toolbarItems = items(element.child("toolbarItems"))
        scene.navigationItem = element.child(key: "navigationItem").map { navigationItem($0) }
        scene.tabBarItem = element.child(key: "tabBarItem").map { tabItem($0) }
        scene.modalPresentationStyle = element["modalPresentationStyle"]
        scene.definesPresentationContext = element.flag("definesPresentationContext") ?? false
        scene.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
        scene.navigation = scene.kind == .navigationController ? navigation(element) : nil
        scene.tabBar = scene.kind == .tabBarController ? look(element.child("tabBar")) : nil
        scene.reference = scene.kind == .reference ? reference(element) : nil
        for child in element.children {
            guard let key = child["key"], key.hasPrefix("simulated") else { continue }
            scene.simulatedMetrics[key] = child.name
        }
        scene.segues = segues.filter { isInside($0.place, element) }
        scene.connections = connections.filter { isInside($0.place, element) }
        return scene
    }

    /// Whether a connection is written in an element, but not in a controller nested in it.
    private func isInside(_ place: Place, _ element: MarkupElement) -> Bool {
        guard let start = place.range?.start else { return false }
        func holds(_ element: MarkupElement) -> Bool {
            start >= document.lines.position(element.extent.lowerBound) && start < document.lines.position(element.extent.upperBound)
        }
        return holds(element) && !(element.child("viewControllers")?.children.contains(where: holds) ?? false)
    }

    private static func kind(of name: String) -> InterfaceScene.Kind {
        switch name {
        case "viewController": .viewController
        case "tableViewController": .tableViewController
        case "collectionViewController": .collectionViewController
        case "navigationController": .navigationController
        case "tabBarController": .tabBarController
        case "splitViewController": .splitViewController
        case "pageViewController": .pageViewController
        case "viewControllerPlaceholder": .reference
        default: .other(name)
        }
    }

    private func navigation(_ element: MarkupElement) -> InterfaceNavigation {
        var navigation = InterfaceNavigation()
        navigation.bar = look(element.child("navigationBar"))
        navigation.toolbar = look(element.child("toolbar"))
        navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
        navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
        let names = ["hidesBarsOnTap", "hidesBarsOnSwipe", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact"]
        navigation.hidesBars = Set(names.filter { element.flag($0) == true })
        return navigation
    }

    private func reference(_ element: MarkupElement) -> InterfaceReference {
        InterfaceReference(
            storyboardName: element["storyboardName"], identifier: element["referencedIdentifier"],
            bundleIdentifier: element["bundleIdentifier"])
    }
}
