import Foundation
import LintelLayout
import LintelModel

extension UIBar {
    /// Least width and height of what a finger can hit, in points (TB-63, TB-81).
    private static let leastTarget = 44.0

    /// What lies under a point of the screen; of overlapping targets the nearest. Custom views answer over their own box (TB-64).
    func target(at point: Point) -> BarTarget? {
        let hits = (placed?.items ?? []).enumerated().compactMap { index, item -> (distance: Double, target: BarTarget)? in
            guard let target = target(index, item), box(of: item).contains(point) else { return nil }
            return (abs(item.frame.midX - point.x), target)
        }
        return hits.min { $0.distance < $1.distance }?.target
    }

    private func box(of item: PlacedItem) -> Rect {
        let size = Size(width: max(item.frame.width, Self.leastTarget), height: max(item.frame.height, Self.leastTarget))
        return Rect(center: item.frame.center, size: size)
    }

    private func target(_ index: Int, _ placed: PlacedItem) -> BarTarget? {
        if self is UITabBar { return .tab(index) }
        if placed.id == "back" { return .back }
        guard let item = barItems.first(where: { $0.objectID == placed.objectID }), item.customView == nil, !item.model.isSpace else {
            return nil
        }
        return .item(item)
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
        if case .item(let item)? = pressed { item.isHighlighted = isHighlighted }
    }

    private func isEnabled(_ target: BarTarget) -> Bool {
        switch target {
        case .item(let item): item.model.isEnabled
        case .back: true
        case .tab(let index): (self as? UITabBar)?.items?[index].isEnabled ?? true
        }
    }

    private func perform(_ target: BarTarget, event: UIEvent?) {
        switch target {
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
