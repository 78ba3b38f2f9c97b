import Foundation
import LintelModel

extension UIApplication {
    /// The window whose controllers are on screen: the uppermost one that covers it.
    var frontWindow: UIWindow? {
        let shown = windows.filter { !$0.isHidden && $0.alpha > 0 && $0.rootViewController != nil }
        let top = shown.map(\.windowLevel.rawValue).max()
        return shown.last { $0.windowLevel.rawValue == top }
    }

    var front: FrontControllers { FrontControllers(frontWindow?.rootViewController) }

    /// All windows and controllers with their answers of this moment.
    func inspectTree() -> ControllerTree {
        let windows = windows.map { window in
            var model = Window(
                String(describing: type(of: window)), root: window.rootViewController?.model(), level: Double(window.windowLevel.rawValue),
                frame: window.frame.model)
            model.isHidden = window.isHidden
            model.alpha = Double(window.alpha)
            model.appearance = window.overrideUserInterfaceStyle.appearance
            return model
        }
        return ControllerTree(keys: keys, application: setters, windows: windows)
    }

    /// The screen as the app's objects describe it now.
    /// - Parameter tree: who was last asked about the status bar.
    func inspectScreen(_ tree: ControllerTree) -> Screen {
        var screen = describe(front, on: base)
        screen.controllers = tree
        screen.openMenu = menu?.model
        if let transition = state.transition {
            screen.statusBar.animation = transition.motion.animation
            screen.statusBar.progress = min(1, (time - transition.start) / transition.motion.duration)
        }
        return screen
    }

    /// Bars and content of the controllers that fill a screen or a sheet.
    func describe(_ front: FrontControllers, on base: Screen) -> Screen {
        var screen = base
        // Bars take the style of the container that owns them, not of the controllers in it.
        let owner = front.navigation ?? front.tab
        if let style = (owner?.styleFromHere ?? frontWindow?.overrideUserInterfaceStyle)?.appearance { screen.traits.appearance = style }
        screen.status.showsNetworkActivity = network.isVisible || base.status.showsNetworkActivity
        screen.isKeyboardUp = isKeyboardUp
        screen.keyboardKeys = keyTouches.keys
        screen.returnKey =
            ((firstResponder as? UITextField)?.returnKeyType ?? (firstResponder as? UITextView)?.returnKeyType)?.model ?? .return
        if let navigation = front.navigation { describe(navigation, in: &screen) }
        if let tab = front.tab, !hidesBottomBar(front), !tab.tabBar.isHidden { screen.tabBar = tab.tabBar.model }
        describeOwnBars(in: &screen)
        describeContent(of: front, in: &screen)
        return screen
    }

    private func hidesBottomBar(_ front: FrontControllers) -> Bool {
        guard let navigation = front.navigation, let tab = front.tab, navigation.isInside(tab) else { return false }
        return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    private func describe(_ navigation: UINavigationController, in screen: inout Screen) {
        let stack = navigation.viewControllers
        if !navigation.hidesNavigationBar {
            screen.navigationBar = navigation.navigationBar.model(backTitle: navigation.backTitle)
        }
        var managed = ManagedToolbar(root: stack.first.map(\.toolbarMember) ?? .init())
        for controller in stack.dropFirst() { managed.push(controller.toolbarMember) }
        managed.isHidden = navigation.isToolbarHidden
        screen.toolbar = navigation.toolbar.model(placement: .managed, isHidden: !managed.isShown)
        if navigation.isToolbarHidden, screen.toolbar?.items.isEmpty == true { screen.toolbar = nil }
        screen.barHiding = navigation.barHistory.settings
        if !navigation.barHistory.settings.isEmpty { screen.barHistory = navigation.barHistory }
    }

    private func describeContent(of front: FrontControllers, in screen: inout Screen) {
        let ground = front.path.reversed().lazy.compactMap { $0.viewIfLoaded?.backgroundColor }.first ?? .systemBackground
        let scroll = front.top.flatMap(contentScrollView)
        screen.content = Content(.views(ground: ground.dynamic, scrollHeight: scroll.map { Double($0.contentSize.height) }))
        guard let scroll else { return }
        screen.content.scroll = .fraction(scroll.scrolledFraction)
        moveRows(of: &screen, by: scroll)
    }

    /// The first points of a scroll take the search row away, those after them the large title.
    private func moveRows(of screen: inout Screen, by scroll: UIScrollView) {
        let hidesSearch = screen.navigationBar?.search.map { $0.hidesWhenScrolling && !$0.isActive } ?? false
        guard hidesSearch || screen.navigationBar?.prefersLargeTitle == true else {
            scroll.collapsingRows = []
            scroll.collapsedPart = 0
            return
        }
        var top = screen
        top.content.scroll = .top
        let frames = top.barFrames(top.resolved())
        let search = hidesSearch ? frames.search?.height ?? 0 : 0
        let title = frames.largeTitle?.height ?? 0
        scroll.collapsingRows = [search, title].filter { $0 > 0 }.map { CGFloat($0) }
        let rest = (frames.navigationBar?.content.maxY ?? 0) + Double(scroll.contentInset.top)
        // Content at rest follows the bar down; it is not scrolled, wherever the bar was before.
        let gone = scroll.restsAtTop ? 0 : Double(scroll.contentOffset.y) + rest
        screen.searchScroll = min(max(gone, 0), search)
        screen.largeTitleScroll = min(max(gone - search, 0), title)
        scroll.collapsedPart = CGFloat(screen.searchScroll + screen.largeTitleScroll)
    }

    /// The one that was set, else the first one that begins at the view's upper edge (TB-12).
    func contentScrollView(of controller: UIViewController) -> UIScrollView? {
        if let set = controller.contentScrollView(for: .bottom) ?? controller.contentScrollView(for: .top) { return set }
        guard let view = controller.viewIfLoaded else { return nil }
        return view.tree.lazy.compactMap { $0 as? UIScrollView }.first {
            $0.isVisibleInTree && $0.frameOnScreen.minY <= view.frameOnScreen.minY
        }
    }

    /// Height of a toolbar on this screen, in points.
    var toolbarHeight: Double { base.barHeights.toolbar.value(base.traits.orientation) }
    var navigationBarHeight: Double { base.barHeights.navigationBar.value(base.traits.orientation) }
    var tabBarHeight: Double { base.barHeights.tabBar.value(base.traits.orientation) }
}

extension UIViewController {
    fileprivate var toolbarMember: ManagedToolbar.Member {
        .init(items: (toolbarItems ?? []).map(\.model), hidesBottomBarWhenPushed: hidesBottomBarWhenPushed)
    }

    fileprivate func isInside(_ container: UIViewController) -> Bool { parent === container || parent?.isInside(container) == true }
}

extension UINavigationController {
    /// Nil where no back button shows; an empty text is the chevron alone.
    var backTitle: String? {
        guard viewControllers.count > 1, let top = topViewController?.navigationItem else { return nil }
        if top.hidesBackButton || (!top.left.isEmpty && !top.leftItemsSupplementBackButton) { return nil }
        let below = viewControllers[viewControllers.count - 2].navigationItem
        return below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
    }
}
