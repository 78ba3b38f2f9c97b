import Foundation
import LintelLayout
import LintelModel

extension UIBar {
    /// By a tap where the item does nothing else (TB-58).
    func openMenu(of item: UIBarButtonItem) {
        openMenu(of: item, because: "a tap on an item of the \(kindName) that has no action (TB-58)")
    }

    /// By a long press where it does (TB-58).
    func openHeldMenu(of item: UIBarButtonItem) {
        dropPress()
        openMenu(of: item, because: "a long press on an item of the \(kindName) that has an action too (TB-58)")
    }

    private func openMenu(of item: UIBarButtonItem, because cause: String) {
        guard let app = UIApplication.running, item.menu != nil,
            let anchor = placed?.items.first(where: { $0.objectID == item.objectID })?.menuAnchor
        else { return }
        app.open(LiveMenu(.item(item, in: self), at: anchor), because: cause)
    }

    /// What the bar had no room for (TB-75).
    func openOverflow() {
        guard let app = UIApplication.running, let item = placed?.items.first(where: \.isOverflow), let menu = item.menu else { return }
        app.open(
            LiveMenu(.overflow(of: self), at: item.menuAnchor, overflow: menu),
            because: "a tap on the overflow item of the \(kindName) (TB-75)")
    }
}
