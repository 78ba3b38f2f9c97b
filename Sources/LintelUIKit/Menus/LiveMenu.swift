import Foundation
import LintelLayout
import LintelModel

/// The menu that stands open in a running app, and whose it is.
@MainActor
struct LiveMenu {
    enum Source {
        case item(UIBarButtonItem, in: UIBar)
        /// What found no room in a bar.
        case overflow(of: UIBar)
        case button(UIButton)
    }

    let source: Source
    var open: OpenMenu
    /// On it since it came down.
    var finger: MenuTouch?
    /// Of an overflow menu, as it was when it opened.
    let overflow: BarMenu?

    init(_ source: Source, at anchor: Rect, overflow: BarMenu? = nil) {
        self.source = source
        self.overflow = overflow
        open = OpenMenu(.rect(anchor))
    }

    /// Nil for overflow menus, which the bar makes.
    var menu: UIMenu? {
        switch source {
        case .item(let item, _): item.menu
        case .overflow: nil
        case .button(let button): button.menu
        }
    }

    /// As it is at this moment.
    var model: OpenMenu? {
        var open = open
        switch source {
        case .item(let item, let bar):
            open.menu = item.menu?.model(bar.interfaceStyle, order: item.preferredMenuElementOrder)
        case .overflow: open.menu = overflow
        case .button(let button):
            open.menu = button.menu?.model(button.traitCollection.userInterfaceStyle, order: button.menuElementOrder)
        }
        return open.menu == nil ? nil : open
    }

    /// Whether what it opened from is still there.
    var isOnScreen: Bool {
        switch source {
        case .item(let item, let bar): bar.window != nil && !bar.isOffScreen && bar.barItems.contains { $0 === item } && item.menu != nil
        case .overflow(let bar): bar.window != nil && !bar.isOffScreen
        case .button(let button): button.window != nil && button.menu != nil
        }
    }

    /// What the chosen action is told it came from.
    var sender: AnyObject {
        switch source {
        case .item(let item, _): item
        case .overflow(let bar): bar
        case .button(let button): button
        }
    }

    /// For the trace.
    var name: String {
        switch source {
        case .item(let item, _): item.title ?? item.accessibilityLabel ?? item.model.label ?? item.model.kind
        case .overflow: "overflow"
        case .button(let button): button.currentTitle ?? button.accessibilityLabel ?? "button"
        }
    }

    /// Where it stands, for the trace.
    var place: String {
        switch source {
        case .item(_, let bar), .overflow(let bar): "the \(bar.kindName)"
        case .button: "a button"
        }
    }
}
