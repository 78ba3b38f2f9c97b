import Foundation
import LintelLayout
import LintelModel

/// Opening a menu, and what fingers do while it is open (TB-58).
extension UIApplication {
    /// - Parameter cause: what opened it.
    func open(_ live: LiveMenu, because cause: String) {
        closeMenu("another one opens")
        live.menu?.resolveDeferred()
        menu = live
        setNeedsCommit()
        note(.menu, from: "closed", to: "open: \(live.name)", cause: [cause])
    }

    func closeMenu(_ cause: String) {
        guard menu != nil else { return }
        menu = nil
        setNeedsCommit()
        note(.menu, from: "open", to: "closed", cause: [cause])
    }

    /// A menu goes with what it opened from.
    func closeAbandonedMenu() {
        if let menu, !menu.isOnScreen { closeMenu("what it opened from has gone") }
    }

    /// Whether the open menu takes the finger: all that come down while it is open.
    func menuTakes(_ touch: Touch) -> Bool {
        guard menu != nil else { return false }
        return touches[touch.finger] == nil && statusBarTouches[touch.finger] == nil
    }

    func deliverToMenu(_ touch: Touch) {
        guard var live = menu, let placed = placed().menu else { return closeMenu("what it opened from has gone") }
        var finger = live.finger ?? MenuTouch(touch, on: live.open)
        let outcome = finger.handle(touch, &live.open, in: placed)
        live.finger = touch.phase == .ended || touch.phase == .cancelled ? nil : finger
        menu = live
        take(outcome, of: live, in: placed.menu)
    }

    /// A wheel over an open menu moves its rows, and nothing below.
    func scrollMenu(by dy: Double) {
        guard let live = menu, let placed = placed().menu else { return }
        menu?.open.scroll = placed.confined(live.open.scroll + dy)
    }

    private func take(_ outcome: OpenMenu.Outcome, of live: LiveMenu, in shown: BarMenu) {
        switch outcome {
        case .stays: return
        case .closes: closeMenu("a tap beside it")
        case .becomes(let open):
            menu?.open = open
            let title = shown.element(at: open.submenu)?.title
            note(
                .menu, from: "open", to: title.map { "open: \($0)" } ?? "open: \(live.name)",
                cause: [title == nil ? "a tap on its title" : "a tap on a row"])
        case .chooses(let element, let staysOpen):
            if !staysOpen { closeMenu("“\(element.title)” was chosen") }
            note(.action, to: element.title, cause: ["a tap on a row of the menu of \(live.place)"])
            choose(element, in: live)
        }
    }

    private func choose(_ element: BarMenu.Element, in live: LiveMenu) {
        if let found = live.menu?.action(named: element.identifier) {
            takeSelection(found.action, of: live)
            return found.menu.choose(found.action, sender: live.sender)
        }
        guard case .overflow(let bar) = live.source else { return }
        if let item = bar.barItems.first(where: { $0.objectID == element.identifier }) { return item.perform(event: nil) }
        for item in bar.barItems {
            if let action = item.menuRepresentation as? UIAction, action.objectID == element.identifier { return action.run(sender: item) }
            let menus = [item.menu, item.menuRepresentation as? UIMenu].compactMap(\.self)
            if let found = menus.lazy.compactMap({ $0.action(named: element.identifier) }).first {
                return found.menu.choose(found.action, sender: item)
            }
        }
    }

    /// A pop-up button shows what was chosen.
    private func takeSelection(_ action: UIAction, of live: LiveMenu) {
        switch live.source {
        case .item(let item, _) where item.changesSelectionAsPrimaryAction:
            item.menu?.select(action)
            item.title = action.title
            if let image = action.image { item.image = image }
        case .button(let button) where button.changesSelectionAsPrimaryAction: button.menu?.select(action)
        case .item, .button, .overflow: return
        }
    }
}

extension UIMenu {
    /// The one with the check mark.
    func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }
}
