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
        let front = front
        var placed = ScreenLayout(environment: environment).place(state.screen, resolution: state.resolution)
        var drawing = ViewDrawing(environment: environment, screen: state.screen)
        drawing.leftOut = Set(state.overlays.map { ObjectIdentifier($0.controller.view) })
        for window in windows where !window.isHidden { placed.content += drawing.items(of: window) }
        placed.overlays = state.overlays.map { $0.placed(environment) }
        if let navigation = front.navigation {
            placed.navigationBar = navigation.navigationBar.adopt(placed.navigationBar, drawing)
            placed.toolbar = navigation.toolbar.adopt(placed.toolbar, drawing)
            placed.navigationBar = placed.navigationBar?.faded(to: Double(navigation.navigationBar.presentedAlpha))
            placed.toolbar = placed.toolbar?.faded(to: Double(navigation.toolbar.presentedAlpha))
        }
        if let tab = front.tab {
            placed.tabBar = tab.tabBar.adopt(placed.tabBar, drawing)?.faded(to: Double(tab.tabBar.presentedAlpha))
        }
        if keyboardWindow.accessory != nil {
            let accessory = drawing.items(of: keyboardWindow)
            if placed.keyboard != nil { placed.keyboard?.backdrop += accessory } else { placed.content += accessory }
        }
        if isHomeIndicatorHidden { placed.homeIndicator = nil }
        return placed
    }
}
