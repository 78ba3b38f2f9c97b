import Foundation
public import LintelLayout
public import LintelModel

extension UIApplication {
    /// The screen as the app's objects describe it: what the model is asked about.
    public var describedScreen: Screen { settled.screen }

    /// What the system makes of it.
    public var resolution: ScreenResolution { settled.resolution }

    /// The screen with everything in its place, as it is to be seen at this moment.
    public func placed() -> PlacedScreen {
        commit()
        return seen()
    }

    /// The screen with everything at the end of its way.
    func placedAtRest() -> PlacedScreen {
        let front = front
        var placed = ScreenLayout(environment: environment).place(state.screen, resolution: state.resolution)
        if let fade = state.styleFade, fade.end > time {
            placed = placed.withStatusBar(fadingFrom: fade.from, at: fade.share(at: time), environment)
        }
        var drawing = ViewDrawing(environment: environment, screen: state.screen)
        drawing.leftOut = Set(state.overlays.map { ObjectIdentifier($0.controller.view) })
        for window in windows where !window.isHidden { placed.content += drawing.items(of: window) }
        placed.overlays = state.overlays.map { $0.placed(environment) }
        if let navigation = front.navigation {
            placed.navigationBar = navigation.navigationBar.finished(placed.navigationBar, drawing)
            if state.screen.toolbar?.placement == .managed { placed.toolbar = navigation.toolbar.finished(placed.toolbar, drawing) }
            navigation.navigationBar.placed = placed.navigationBar
            navigation.toolbar.placed = state.screen.toolbar?.placement == .managed ? placed.toolbar : nil
        }
        if let tab = front.tab {
            placed.tabBar = tab.tabBar.finished(placed.tabBar, drawing)
            tab.tabBar.placed = placed.tabBar
        }
        if keyboardWindow.accessory != nil {
            let accessory = drawing.items(of: keyboardWindow)
            if placed.keyboard != nil { placed.keyboard?.backdrop += accessory } else { placed.content += accessory }
        }
        takeOwnBars(into: &placed)
        if isHomeIndicatorHidden { placed.homeIndicator = nil }
        return placed
    }

    /// Items' views go to the places of their items; the layout is only asked where there are any.
    func hostItemViews() {
        let front = front
        let managed: [UIBar] = [front.navigation?.navigationBar, front.navigation?.toolbar, front.tab?.tabBar].compactMap(\.self)
        if managed.contains(where: { !$0.itemViews.isEmpty || !$0.hosted.isEmpty }) {
            let bars = ScreenLayout(environment: environment).placeBars(state.screen, resolution: state.resolution)
            front.navigation?.navigationBar.host(bars.navigationBar)
            front.navigation?.toolbar.host(state.screen.toolbar?.placement == .managed ? bars.toolbar : nil)
        }
        for bar in ownBars + accessoryBars where !bar.itemViews.isEmpty || !bar.hosted.isEmpty {
            bar.host(bar.placedByItself(in: bar.frameOnScreen.model, state.screen, environment))
        }
    }

    /// Those that stay on the keyboard.
    private var accessoryBars: [UIBar] { keyboardWindow.tree.compactMap { $0 as? UIBar } }

    /// What proxies say for the items that have come into bars.
    func styleItems() {
        let front = front
        let managed: [UIBar] = [front.navigation?.navigationBar, front.navigation?.toolbar, front.tab?.tabBar].compactMap(\.self)
        for bar in managed + ownBars + accessoryBars { bar.styleItems() }
    }
}

extension UIBar {
    /// The bar as it is seen: with its custom views, as pale as it is, and not at all where somebody hid the view (TB-32).
    fileprivate func finished(_ placed: PlacedBar?, _ drawing: ViewDrawing) -> PlacedBar? {
        isHidden ? nil : placed.map { dressed($0, drawing).faded(to: Double(presentedAlpha)) }
    }
}
