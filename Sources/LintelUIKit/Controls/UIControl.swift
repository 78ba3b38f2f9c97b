import Foundation

/// A view that sends actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What happened to it.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingDidBegin = Event(rawValue: 65536)
        public static let editingChanged = Event(rawValue: 131_072)
        public static let editingDidEnd = Event(rawValue: 262_144)
        public static let editingDidEndOnExit = Event(rawValue: 524_288)
    }

    private enum Receiver {
        case method(target: Weak<AnyObject>?, action: Selector)
        case action(UIAction)
    }

    open var isEnabled = true { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    open var isHighlighted = false { didSet { changed() } }
    private var receivers: [(event: Event, receiver: Receiver)] = []

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let holder = target.map { Weak($0 as AnyObject) }
        receivers.append((controlEvents, .method(target: holder, action: action)))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        receivers.removeAll { entry in
            guard case .method(let holder, let method) = entry.receiver, !entry.event.isDisjoint(with: controlEvents) else { return false }
            return holder?.object === target as AnyObject? && (action == nil || action == method)
        }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { receivers.append((controlEvents, .action(action))) }

    func hasReceivers(for controlEvents: Event) -> Bool { receivers.contains { !$0.event.isDisjoint(with: controlEvents) } }

    open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

    func send(_ controlEvents: Event, event: UIEvent?) {
        for entry in receivers where !entry.event.isDisjoint(with: controlEvents) {
            switch entry.receiver {
            case .action(let action): action.run(sender: self)
            case .method(let holder, let action):
                if let holder {
                    if let target = holder.object { UIApplication.running?.sendAction(action, to: target, from: self, for: event) }
                } else {
                    UIApplication.running?.sendAction(action, to: nil, from: self, for: event)
                }
            }
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        isHighlighted = true
        send(.touchDown, event: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesMoved(touches, with: event) }
        isHighlighted = touches.contains { bounds.contains($0.location(in: self)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesEnded(touches, with: event) }
        isHighlighted = false
        let inside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
        if inside { touched(touches) }
        send(inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesCancelled(touches, with: event) }
        isHighlighted = false
        send(.touchCancel, event: event)
    }

    /// A control's own single tap goes before that of a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// A touch ended inside, before the actions are sent.
    func touched(_ touches: Set<UITouch>) {}
}
