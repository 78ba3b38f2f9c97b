public import Foundation

/// Finds a gesture in touches on its view and on the views inside.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    private enum Receiver {
        case method(target: Weak<AnyObject>, action: Selector)
        case closure(@MainActor () -> Void)
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            stop()
            touches = []
            finish()
        }
    }
    /// Whether the view hears of a cancelled touch once the gesture is found.
    open var cancelsTouchesInView = true
    public internal(set) weak var view: UIView?
    private var receivers: [Receiver] = []
    /// Those that have to fail first.
    private var awaited: [Weak<UIGestureRecognizer>] = []
    /// Fingers that it watches.
    var touches: [UITouch] = []
    private var current = State.possible
    /// What it would have become if others had failed already.
    private var pending: State?

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        receivers.append(.method(target: Weak(target as AnyObject), action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        receivers.removeAll { receiver in
            guard case .method(let holder, let method) = receiver else { return false }
            return (target == nil || holder.object === target as AnyObject?) && (action == nil || action == method)
        }
    }

    /// For Lintel's own views.
    @preconcurrency
    func add(_ work: @escaping @MainActor () -> Void) { receivers.append(.closure(work)) }

    /// This one waits until the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { awaited.append(Weak(otherGestureRecognizer)) }

    // MARK: - Touches

    open var numberOfTouches: Int { touches.count }

    /// The middle of all fingers, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { UITouch.place(middle, in: view ?? self.view?.window) }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(touches.indices.contains(touchIndex), "finger \(touchIndex) of \(touches.count)")
        return touches[touchIndex].location(in: view)
    }

    /// On the screen; where it last was once all fingers have gone.
    var middle: CGPoint {
        guard !touches.isEmpty else { return lastMiddle }
        let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
    private var lastMiddle = CGPoint.zero

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { stop() }

    /// Called when the gesture is over, before the next one.
    open func reset() {}

    func take(_ touch: UITouch) { touches.append(touch) }

    func release(_ touch: UITouch) {
        lastMiddle = middle
        touches.removeAll { $0 === touch }
    }

    // MARK: - State

    open var state: State {
        get { current }
        set {
            switch newValue {
            case .began, .ended: if current == .possible { tryToBegin(newValue) } else if isActive { move(to: newValue) }
            case .changed, .cancelled: if isActive { move(to: newValue) }
            case .failed: fail()
            case .possible: current = .possible
            }
        }
    }

    /// Found, and not over.
    var isActive: Bool { current == .began || current == .changed }
    /// Over, but not yet ready for the next.
    var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
    /// It may still be found: in touches, or in taps to come.
    var isUndecided: Bool { current == .possible && (!touches.isEmpty || isWaitingForTouches) }
    /// Between the taps of a double tap.
    var isWaitingForTouches: Bool { false }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private func tryToBegin(_ new: State) {
        guard let app = UIApplication.running else { return }
        let others = app.recognizers.filter { $0 !== self }
        let blocking = others.filter { isAwaiting($0) }
        if blocking.contains(where: { $0.isUndecided }) {
            pending = new
            return
        }
        pending = nil
        let isTooLate = blocking.contains { $0.isActive || $0.current == .ended }
        guard !isTooLate, !others.contains(where: { $0.isActive && $0.prevents(self) }), mayBegin else { return fail() }
        current = new
        for other in others where other.current == .possible && prevents(other) { other.fail() }
        if cancelsTouchesInView { app.takeFromViews(touches) }
        send()
        for other in others where other.isAwaiting(self) { other.fail() }
    }

    private func isAwaiting(_ other: UIGestureRecognizer) -> Bool {
        awaited.contains { $0.object === other } || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard other.sharesTouches(with: self), canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        touches.contains { touch in other.touches.contains { $0 === touch } } || (isWaitingForTouches && view === other.view)
    }

    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) != false, allowsBeginning else { return false }
        var next = touches.first?.view ?? view
        while let view = next {
            if !view.gestureRecognizerShouldBegin(self) { return false }
            if view === self.view { break }
            next = view.superview
        }
        return true
    }

    /// A recognizer's own conditions, asked after its delegate.
    var allowsBeginning: Bool { true }

    private func move(to new: State) {
        current = new
        send()
    }

    private func fail() {
        guard current == .possible else { return }
        current = .failed
        pending = nil
        for other in UIApplication.running?.recognizers ?? [] { other.retry(after: self) }
    }

    private func retry(after failed: UIGestureRecognizer) {
        if let pending, current == .possible, isAwaiting(failed) { tryToBegin(pending) }
    }

    /// Ends what goes on: by cancelling what was found, by failing otherwise.
    func stop() { if isActive { move(to: .cancelled) } else { fail() } }

    /// Hears of touches: it has not failed, and is not over.
    var isListening: Bool { isEnabled && !isOver }

    /// No finger is left, and nothing is waited for.
    var isDone: Bool { touches.isEmpty && pending == nil && !isWaitingForTouches }

    /// Makes it ready for the next gesture.
    func finish() {
        if isActive { move(to: .cancelled) }
        if current == .possible { fail() }
        current = .possible
        reset()
    }

    private func send() {
        for receiver in receivers {
            switch receiver {
            case .closure(let work): work()
            case .method(let holder, let action):
                if let target = holder.object { UIApplication.running?.sendAction(action, to: target, from: self, for: nil) }
            }
        }
    }
}
