import LintelEvidence
import LintelModel

extension SceneDrawing {
    // MARK: Navigation bar

    /// The bar at the top; what a black one does to the status bar is the model's to say (SB-49, SB-50).
    var navigationBar: NavigationBar? {
        guard let (item, look) = navigationSource else { return nil }
        var bar = NavigationBar(title: item?.title ?? scene.title ?? "")
        bar.leading = items(item?.leftItems ?? [])
        // The file counts from the trailing edge, a screen from the leading one.
        bar.trailing = items((item?.rightItems ?? []).reversed())
        bar.prefersLargeTitle = isTitleLarge(item, look)
        bar.prompt = item?.prompt
        bar.backTitle = item?.leftItems.isEmpty ?? true ? backTitle : nil
        bar.isBlack = look.isBlack
        bar.isManaged = stack?.navigation != nil || screens.standaloneBars(scene).isEmpty
        bar.tint = look.tint.flatMap(color)
        bar.titleColor = look.titleColor.flatMap(color)
        bar.appearance = appearance(look)
        return bar
    }

    /// Whose bar it is: the stack's, one of the view's own, or that of a stack no storyboard knows.
    private var navigationSource: (InterfaceNavigationItem?, InterfaceBarLook)? {
        if let navigation = stack?.navigation {
            return navigation.isNavigationBarHidden ? nil : (scene.navigationItem, navigation.bar)
        }
        if let own = screens.standaloneBars(scene).first { return (own.navigationItems.first, own.look ?? InterfaceBarLook()) }
        return scene.kind == .filesOwner ? nil : scene.navigationItem.map { ($0, InterfaceBarLook()) }
    }

    private func isTitleLarge(_ item: InterfaceNavigationItem?, _ look: InterfaceBarLook) -> Bool {
        guard look.prefersLargeTitles else { return false }
        return item?.largeTitleDisplayMode != "never"
    }

    /// The title of the screen that pushes this one; nil for the root of a stack.
    private var backTitle: String? {
        let pushes = screens.graph.ways(to: node).filter { $0.segue.kind == .show }
        let isRoot = screens.graph.ways(to: node).contains { $0.segue.kind == .relationship("rootViewController") }
        guard !isRoot, stack != nil, let previous = pushes.first.flatMap({ screens.graph.scene($0.from) }) else { return nil }
        return previous.navigationItem?.backItem?.title ?? previous.navigationItem?.title ?? "Back"
    }

    /// Bars of before iOS 13 name a colour and a translucency; both make the standard appearance.
    private func appearance(_ look: InterfaceBarLook) -> AppearanceSlots {
        let legacy = LegacyBarLook(barTint: look.barTint.flatMap(color), isBlack: look.isBlack, isTranslucent: look.isTranslucent)
        return legacy.appearance.map { AppearanceSlots(standard: $0) } ?? AppearanceSlots()
    }

    // MARK: Toolbar

    /// A bar of the view's own goes before the managed one, which lies below it.
    func toolbar(in size: Size) -> Toolbar? {
        if let bar = scene.toolbars.first(where: { !$0.items.isEmpty }) {
            var toolbar = Toolbar(items: items(bar.items), isHidden: bar.isHidden, placement: .standalone(anchor(of: bar, in: size)))
            dress(&toolbar, bar.look ?? InterfaceBarLook())
            return toolbar
        }
        let isHidden = stack?.navigation?.isToolbarHidden ?? true
        guard !scene.toolbarItems.isEmpty || !isHidden else { return nil }
        var toolbar = Toolbar(items: items(scene.toolbarItems), isHidden: isHidden)
        dress(&toolbar, stack?.navigation?.toolbar ?? InterfaceBarLook())
        return toolbar
    }

    private func dress(_ toolbar: inout Toolbar, _ look: InterfaceBarLook) {
        toolbar.tint = look.tint.flatMap(color)
        toolbar.appearance = appearance(look)
    }

    private func anchor(of bar: InterfaceView, in size: Size) -> Toolbar.Anchor {
        let bottom = scene.pins(of: bar.id).first { $0.edge == .bottom }
        switch scene.edge(of: bar) {
        case .bottom: return bottom.map { $0.target == .superview } ?? true ? .viewBottom : .safeAreaBottom
        case .top: return .safeAreaTop
        case .inside, .unknown: return frame(of: bar, in: size).map { .frame($0) } ?? .safeAreaBottom
        }
    }

    /// The editor's frame carried over to the device: as wide as there, at the same share of the height.
    private func frame(of bar: InterfaceView, in size: Size) -> Rect? {
        guard let path = scene.rootViews.lazy.map({ $0.path(to: bar.id) }).first(where: { !$0.isEmpty }), path.count > 1,
            let whole = path.first?.frame, let own = bar.frame, whole.width > 0, whole.height > own.height
        else { return nil }
        let x = path.dropFirst().reduce(0) { $0 + ($1.frame?.x ?? 0) }
        let y = path.dropFirst().reduce(0) { $0 + ($1.frame?.y ?? 0) }
        let share = y / (whole.height - own.height)
        return Rect(
            x: x / whole.width * size.width, y: share * (size.height - own.height), width: own.width / whole.width * size.width,
            height: own.height)
    }

    // MARK: Tab bar

    /// The bar of the first tab bar controller that still shows it here.
    var tabBar: TabBar? {
        guard let route = screens.graph.tabRoutes(to: node).first(where: { !$0.hidesBottomBar }), let controller = route.nodes.first,
            let tabs = screens.graph.scene(controller)
        else { return nil }
        let children = tabs.segues.filter { $0.kind == .relationship("viewControllers") }.map(\.destination)
        let nodes = children.map { InterfaceGraph.Node(file: controller.file, id: $0) }
        var bar = TabBar(items: nodes.map { tab($0) })
        bar.selected = nodes.firstIndex { route.nodes.contains($0) || screens.graph.resolved($0).map(route.nodes.contains) ?? false } ?? 0
        bar.tint = tabs.tabBar?.tint.flatMap(color)
        if let look = tabs.tabBar { bar.appearance = appearance(look) }
        return bar
    }

    /// A tab is named by its controller, else by the root of its stack, else by their titles.
    private func tab(_ node: InterfaceGraph.Node) -> TabBar.Item {
        let holder = screens.graph.scene(node)
        let content = screens.graph.resolved(node).flatMap { screens.graph.scene($0) } ?? holder
        let root = content?.segues.first { $0.kind == .relationship("rootViewController") }?.destination
        let rootScene = root.flatMap { id in screens.graph.scene(InterfaceGraph.Node(file: content?.place.file ?? node.file, id: id)) }
        let item = holder?.tabBarItem ?? content?.tabBarItem ?? rootScene?.tabBarItem
        if let system = item?.systemItem, let known = SystemTab(rawValue: system) {
            return TabBar.Item(title: known.title, icon: .symbol(known.symbol), badge: item?.badge)
        }
        let title = item?.title ?? content?.title ?? rootScene?.navigationItem?.title ?? rootScene?.title ?? ""
        return TabBar.Item(title: title, icon: item?.image.map { icon($0) }, badge: item?.badge)
    }
}
