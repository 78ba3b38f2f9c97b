public import LintelModel

/// The bars that the guidelines ask for, made from a list of actions (seeds T5 to T7): what stands where, in which form, and why.
public struct ToolbarComposition: Hashable, Sendable {
    /// The toolbar's items, spaces included; empty where everything found its place elsewhere.
    public var toolbarItems: [BarItem]
    /// What goes to the trailing side of the navigation bar, before the items that are there.
    public var navigationItems: [BarItem]
    /// What the menu at the toolbar's end holds.
    public var overflow: [ToolbarAction]
    /// A line for each decision, with the ids it rests on.
    public var reasons: [String]
}

extension ScreenLayout {
    /// What a list of actions comes to on a screen: its device, window, era, language and the bars it has decide, with the widths of this
    /// layout's own text. Forms and places that an action asks for go before the guidelines.
    public func composition(of actions: [ToolbarAction], on screen: Screen) -> ToolbarComposition {
        var composer = ToolbarComposer(screen: screen, environment: environment)
        return composer.compose(actions)
    }

    /// The screen with its toolbar's actions turned into items; one without any as it is.
    public func composed(_ screen: Screen) -> Screen {
        guard let actions = screen.toolbar?.actions, !actions.isEmpty else { return screen }
        let composition = composition(of: actions, on: screen)
        var screen = screen
        screen.toolbar?.items = composition.toolbarItems
        screen.toolbar?.actions = []
        if !composition.navigationItems.isEmpty { screen.navigationBar?.trailing.insert(contentsOf: composition.navigationItems, at: 0) }
        if composition.toolbarItems.isEmpty { screen.toolbar = nil }
        screen.composition = composition.reasons
        return screen
    }
}
