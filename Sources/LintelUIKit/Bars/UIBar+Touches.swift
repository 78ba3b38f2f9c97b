import Foundation
import LintelLayout
import LintelModel

extension UIBar {
    /// What a finger at a point of the screen means; nothing that is disabled.
    func target(at point: Point) -> BarTarget? {
        guard let placed, let index = placed.item(at: point) else { return nil }
        if self is UITabBar { return .tab(index) }
        if placed.items[index].id == "back" { return .back }
        if placed.items[index].isOverflow { return .overflow }
        guard let id = placed.items[index].objectID else { return nil }
        return barItems.first { $0.objectID == id && $0.customView == nil }.map { .item($0) }
    }

    // MARK: - Pressing

    func press(_ touches: Set<UITouch>) {
        guard pressed == nil, let touch = touches.first, let target = target(at: touch.point.model), isEnabled(target) else { return }
        pressed = target
        setHighlighted(true)
    }

    /// The look follows the finger: it goes away beside the item, and comes back on it.
    func movePress(_ touches: Set<UITouch>) {
        guard let pressed, let touch = touches.first else { return }
        setHighlighted(target(at: touch.point.model) == pressed)
    }

    func endPress(_ touches: Set<UITouch>, event: UIEvent?) {
        guard let pressed, let touch = touches.first else { return }
        dropPress()
        if target(at: touch.point.model) == pressed { perform(pressed, event: event) }
    }

    func dropPress() {
        setHighlighted(false)
        pressed = nil
    }

    private func setHighlighted(_ isHighlighted: Bool) {
        guard case .item(let item)? = pressed, (item.touch != .none) != isHighlighted else { return }
        item.touch = isHighlighted ? .pressed : .none
        guard isHighlighted, let app = UIApplication.running else { return }
        app.schedule(at: app.time + BarMenu.holdDuration) { [weak self, weak item] in
            guard let self, let item, item.touch == .pressed else { return }
            if item.menu != nil, item.hasAction { openHeldMenu(of: item) } else { item.touch = .held }
        }
    }

    private func isEnabled(_ target: BarTarget) -> Bool {
        switch target {
        case .item, .back, .overflow: true
        case .tab(let index): (self as? UITabBar)?.items?[index].isEnabled ?? true
        }
    }

    private func perform(_ target: BarTarget, event: UIEvent?) {
        switch target {
        case .item(let item) where item.opensMenuOnTap: openMenu(of: item)
        case .overflow: openOverflow()
        case .item(let item):
            tell(item.title ?? item.accessibilityLabel ?? item.model.label ?? item.model.kind)
            item.perform(event: event)
        case .back:
            tell("back")
            goBack()
        case .tab(let index):
            guard let bar = self as? UITabBar else { return }
            tell(bar.items?[index].title ?? "tab \(index + 1)")
            bar.touchSelect(index)
        }
    }

    private func tell(_ name: String) {
        UIApplication.running?.note(.action, to: name, cause: ["a tap on an item of the \(kindName)"])
    }
}
