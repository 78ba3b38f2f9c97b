import Foundation
import LintelLayout
import LintelModel

/// Bars that the app has put into its views by itself.
extension UIApplication {
    /// Those to be seen, in painting order.
    var ownBars: [UIBar] {
        windows.filter { !$0.isHidden }.flatMap(\.tree).compactMap { $0 as? UIBar }.filter { !$0.isManaged && $0.isVisibleInTree }
    }

    /// The first of each kind stands in the screen where no container shows one, so that rules see it.
    func describeOwnBars(in screen: inout Screen) {
        for bar in ownBars {
            let place = bar.ownPlace(bar.frameOnScreen.model)
            if let toolbar = bar as? UIToolbar, screen.toolbar == nil {
                let anchor = screen.anchor(place, base.barFrames(base.resolved()))
                screen.toolbar = toolbar.model(placement: .standalone(anchor), isHidden: false)
            } else if let navigation = bar as? UINavigationBar, screen.navigationBar == nil {
                screen.navigationBar = navigation.model(backTitle: navigation.ownBackTitle)
                screen.navigationBar?.place = place
            } else if let tabs = bar as? UITabBar, screen.tabBar == nil {
                screen.tabBar = tabs.model
                screen.tabBar?.place = place
            }
        }
    }

    /// The same bars without their drawing, which the content's has already, in the views' order.
    func takeOwnBars(into placed: inout PlacedScreen) {
        let bars = ownBars
        if state.screen.toolbar?.placement != .managed, state.screen.toolbar != nil {
            placed.toolbar = bars.first { $0 is UIToolbar }?.placed?.undrawn
        }
        if state.screen.navigationBar?.place != nil { placed.navigationBar = bars.first { $0 is UINavigationBar }?.placed?.undrawn }
        if state.screen.tabBar?.place != nil { placed.tabBar = bars.first { $0 is UITabBar }?.placed?.undrawn }
    }
}

extension UIBar {
    func ownPlace(_ rect: Rect) -> OwnBarPlace {
        let position: OwnBarPlace.Position =
            switch barPosition {
            case .any: .any
            case .bottom: .bottom
            case .top: .top
            case .topAttached: .topAttached
            }
        return OwnBarPlace(rect, position: position)
    }

    /// The bar laid out in its own width, on a screen without any other.
    func placedByItself(in box: Rect, _ screen: Screen, _ environment: LayoutEnvironment) -> PlacedBar? {
        var alone = screen
        alone.navigationBar = nil
        alone.toolbar = nil
        alone.tabBar = nil
        alone.isKeyboardUp = false
        alone.windowWidth = box.width
        alone.traits.appearance = interfaceStyle == .dark ? .dark : .light
        let place = ownPlace(Rect(x: 0, y: box.y, width: box.width, height: box.height))
        if let toolbar = self as? UIToolbar {
            alone.toolbar = toolbar.model(placement: .standalone(.placed(place)), isHidden: false)
        } else if let navigation = self as? UINavigationBar {
            alone.navigationBar = navigation.model(backTitle: navigation.ownBackTitle)
            alone.navigationBar?.place = place
        } else if let tabs = self as? UITabBar {
            alone.tabBar = tabs.model
            alone.tabBar?.place = place
        }
        var resolution = alone.resolved()
        resolution.safeArea.left = Double(safeAreaInsets.left)
        resolution.safeArea.right = Double(safeAreaInsets.right)
        let bars = ScreenLayout(environment: environment).placeBars(alone, resolution: resolution)
        let placed: PlacedBar? = bars.toolbar ?? bars.navigationBar ?? bars.tabBar
        return placed?.offset(x: box.x, y: 0)
    }
}

extension UINavigationBar {
    /// A bar of the app's own shows a back button where an item lies below the one on top.
    var ownBackTitle: String? {
        guard let top = topItem, let below = backItem, !top.hidesBackButton, top.left.isEmpty || top.leftItemsSupplementBackButton else {
            return nil
        }
        return below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
    }
}

extension PlacedBar {
    /// Boxes alone.
    fileprivate var undrawn: PlacedBar {
        var bar = self
        bar.backdrop = []
        for index in bar.items.indices { bar.items[index].drawing = [] }
        return bar
    }
}

extension Screen {
    /// What a toolbar of the app's own is held to: the edges that its frame shows, else the frame itself.
    fileprivate func anchor(_ place: OwnBarPlace, _ frames: BarFrames) -> Toolbar.Anchor {
        let safeArea = resolved().safeArea
        let natural = barHeights.toolbar.value(traits.orientation)
        func lies(_ y: Double) -> Bool {
            abs(place.rect.y - y) < 0.5 && abs(place.rect.height - natural) < 0.5 && place.rect.x == 0 && place.rect.width == size.width
        }
        let isAtBottom = place.position == .bottom || place.position == .any
        if isAtBottom, lies(size.height - safeArea.bottom - natural), !traits.usesGlass { return .safeAreaBottom }
        if safeArea.bottom > 0, lies(size.height - natural) { return .viewBottom }
        if place.position == .top, lies(safeArea.top) { return .safeAreaTop }
        return .placed(place)
    }
}
