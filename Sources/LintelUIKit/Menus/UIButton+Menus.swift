import Foundation
import LintelLayout
import LintelModel

extension UIButton {
    /// Within content that scrolls, rows run from top to bottom unless the button says otherwise (A:swiftui/menuorder/automatic).
    var menuElementOrder: UIContextMenuConfiguration.ElementOrder {
        guard preferredMenuElementOrder == .automatic, superviews.contains(where: { $0 is UIScrollView }) else {
            return preferredMenuElementOrder
        }
        return .fixed
    }

    /// A tap opens the menu in the place of its actions.
    var opensMenuOnTap: Bool { isEnabled && menu != nil && showsMenuAsPrimaryAction }

    /// What a pop-up button shows in the place of its title and picture: the row with the check mark, the first one unless one has it.
    var popUpSelection: UIAction? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.actions else { return nil }
        return actions.first { $0.state == .on } ?? actions.first
    }

    func openMenu(because cause: String) {
        guard let app = UIApplication.running, menu != nil, window != nil else { return }
        if let selection = popUpSelection { menu?.select(selection) }
        app.open(LiveMenu(.button(self), at: frameOnScreen.model), because: cause)
    }

    /// A finger that rests opens the menu of a button with actions of its own.
    func waitForHold() {
        guard menu != nil, !showsMenuAsPrimaryAction, let app = UIApplication.running else { return }
        app.schedule(at: app.time + BarMenu.holdDuration) { [weak self] in
            guard let self, isHighlighted, isEnabled else { return }
            isHighlighted = false
            hasOpenedByHold = true
            send(.touchCancel, event: nil)
            openMenu(because: "a long press on a button that has a menu")
        }
    }
}
