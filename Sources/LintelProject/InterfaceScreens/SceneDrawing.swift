import LintelEvidence
import LintelModel

/// One scene on its way to a screen.
package struct SceneDrawing {
    let screens: InterfaceScreens
    let file: InterfaceFile
    let scene: InterfaceScene
    let device: Device

    var node: InterfaceGraph.Node { InterfaceGraph.Node(file: file.path, id: scene.id) }

    /// The navigation controller that holds the scene: the first that leads here.
    var stack: InterfaceScene? { screens.graph.stacks(holding: node).first.flatMap { screens.graph.scene($0) } }

    /// Enough rows to fill every screen and scroll.
    private static let rows = 30

    /// A list where the scene is one or is covered by one, else its background.
    var content: Content {
        let view = scene.view
        let holdsList = view?.installed { $0.kind == .table && !$0.isHidden }.first != nil
        if scene.kind == .tableViewController || holdsList { return Content(.list(rows: Self.rows)) }
        return Content(.color(view?.background.flatMap(color) ?? .systemBackground))
    }

    func color(_ color: InterfaceColor) -> DynamicColor? {
        switch color {
        case .rgb(let red, let green, let blue, let alpha): DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
        case .white(let white, let alpha): DynamicColor(Color(white: white, alpha: alpha))
        case .system(let name): DynamicColor.named(name)
        case .named(let name): named(name)
        }
    }

    /// A catalogue's colour as the file last saw it; one that refers to another name ends there.
    private func named(_ name: String) -> DynamicColor? {
        guard let cached = file.colors[name] else { return nil }
        if case .named = cached { return nil }
        return color(cached)
    }

    /// Words on what the picture cannot tell.
    func notes(for screen: Screen) -> [String] {
        var notes: [String] = []
        if screens.graph.stacks(holding: node).count > 1 { notes.append("several navigation controllers lead here; the first is shown") }
        if scene.kind != .filesOwner, scene.navigationItem != nil, stack == nil, screens.standaloneBars(scene).isEmpty {
            notes.append("no storyboard leads here; the navigation bar is taken from the scene's navigation item")
        }
        if let toolbar = screen.toolbar, toolbar.isHidden, !toolbar.items.isEmpty {
            notes.append("the toolbar has items, and no navigation controller in a storyboard shows it")
        }
        let items = (screen.navigationBar.map { $0.leading + $0.trailing } ?? []) + (screen.toolbar?.items ?? [])
        for item in items {
            guard case .icon(.missing(let name, _)) = item.content else { continue }
            notes.append("picture \(name) was not found or cannot be drawn")
        }
        if let background = scene.view?.background, case .named(let name) = background, color(background) == nil {
            notes.append("colour \(name) was not found")
        }
        return notes
    }
}
