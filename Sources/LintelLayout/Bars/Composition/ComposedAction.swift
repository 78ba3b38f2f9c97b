import LintelModel

/// An action on its way to becoming an item: the form it has and the title it has come to.
struct ComposedAction {
    let action: ToolbarAction
    var form: ToolbarAction.Form
    /// How many of the shorter titles have been tried.
    private var shortenings = 0

    init(action: ToolbarAction, form: ToolbarAction.Form) {
        self.action = action
        self.form = form
    }

    var title: String { shortenings == 0 ? action.title : action.shorterTitles[shortenings - 1] }
    var hasShorterTitle: Bool { shortenings < action.shorterTitles.count }

    mutating func shorten() {
        if hasShorterTitle { shortenings += 1 }
    }

    /// - Parameter isProminent: what the bar is there for: set in semibold, and on glass a capsule of its own (TB-52).
    func item(isProminent: Bool, isGlass: Bool) -> BarItem {
        let icon = form == .icon ? action.icon : nil
        var item =
            icon.map { BarItem.titled(action.title, $0) } ?? BarItem(.title(title), label: title == action.title ? nil : action.title)
        item.style = isProminent ? (isGlass ? .prominent : .done) : action.style
        item.isEnabled = action.isEnabled
        item.identifier = action.identifier
        return item
    }
}
