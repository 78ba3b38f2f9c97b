/// Something a toolbar lets people do, before it is decided how it is shown.
public struct ToolbarAction: Hashable, Sendable {
    public var title: String
    public var icon: Icon?
    public var isEnabled: Bool
    public var style: BarItem.Style

    public init(title: String, icon: Icon? = nil) {
        self.title = title
        self.icon = icon
        isEnabled = true
        style = .plain
    }
}

extension Toolbar {
    /// Up to so many actions are clearer as short titles; more are shown as icons (seeds T6 and T7).
    public static let titleLimit = 3
    /// Least distance between two titles, in points, so that they do not read as one: the bar's own margin on phones.
    static let titleGap = 16.0

    /// Titles for up to three actions and icons for more, spread over the bar. An action without icon keeps its title.
    public static func items(for actions: [ToolbarAction]) -> [BarItem] {
        let usesTitles = actions.count <= titleLimit
        var items: [BarItem] = []
        for action in actions {
            if !items.isEmpty { items += usesTitles ? [.fixedSpace(titleGap), .flexibleSpace] : [.flexibleSpace] }
            let icon = usesTitles ? nil : action.icon
            var item = BarItem(icon.map { .icon($0) } ?? .title(action.title), label: action.title, style: action.style)
            item.isEnabled = action.isEnabled
            items.append(item)
        }
        return items
    }
}
