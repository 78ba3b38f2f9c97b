public import Foundation
import LintelLayout
import LintelModel

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let curveEaseInOut: AnimationOptions = []
        /// Sets out from what is seen at this moment, not from where an animation before it would have ended.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Of `transition(with:duration:options:animations:completion:)`: the old picture fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Changes of alpha, frame and center made in the closure take their time; a status bar update asked for in it rides along (SB-71).
    /// - Parameter duration: seconds of the app's own time.
    @preconcurrency
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let app = UIApplication.running
        let start = (app?.time ?? 0) + delay
        let outer = AnimationBlock.current
        AnimationBlock.current =
            areAnimationsEnabled
            ? AnimationBlock(
                start: start, duration: duration, curve: options.curve(lasting: duration),
                beginsFromSeen: options.contains(.beginFromCurrentState))
            : nil
        animations()
        AnimationBlock.current = outer
        guard let completion else { return }
        if let app, duration + delay > 0 { app.schedule(at: start + duration) { completion(true) } } else { completion(true) }
    }

    /// The same with a spring, which here runs as ease-in-out.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Changes inside take effect at once, whatever runs outside.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = AnimationBlock.current
        AnimationBlock.current = nil
        actionsWithoutAnimation()
        AnimationBlock.current = outer
    }

    /// Changes inside take their time as the screen does that is on its way.
    static func moving(with transition: LiveTransition, _ changes: () -> Void) {
        let outer = AnimationBlock.current
        AnimationBlock.current = AnimationBlock(
            start: transition.start, duration: transition.motion.duration, curve: transition.motion.curve)
        changes()
        AnimationBlock.current = outer
    }

    /// Whether what is asked for with an animation takes its time; apps turn it off and on again around changes that shall not.
    public private(set) static var areAnimationsEnabled = true

    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// The same with a spring, which here runs by the curve of the options.
    @preconcurrency
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// What the closure changes inside the view fades over with `transitionCrossDissolve`, and is there at once without it.
    @preconcurrency
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if options.contains(.transitionCrossDissolve) { view.fadeContents(for: duration, options) }
        performWithoutAnimation { animations?() }
        view.changed()
        guard let completion else { return }
        guard let app = UIApplication.running, duration > 0 else { return completion(true) }
        app.schedule(at: app.time + duration) { completion(true) }
    }

    private func fadeContents(for duration: TimeInterval, _ options: AnimationOptions) {
        guard Self.areAnimationsEnabled, let app = UIApplication.running, window != nil else { return }
        let box = Rect(origin: .zero, size: bounds.size.model)
        let old = ViewDrawing(environment: app.environment, screen: app.state.screen).contents(of: self, in: box)
        animations.removeAll { $0.isSameProperty(as: .contents(from: old)) }
        animations.append(
            ViewAnimation(change: .contents(from: old), start: app.time, duration: duration, curve: options.curve(lasting: duration)))
        app.animated(until: app.time + duration)
    }

    /// What the view and all in it showed before, and how much of the way to what they show now is done; nil at rest.
    var fadingContents: (old: [Scene.Item], share: Double)? {
        for animation in runningAnimations {
            if case .contents(let old) = animation.change { return (old, Double(share(animation))) }
        }
        return nil
    }

    func animateChange(_ change: ViewAnimation.Change) {
        changed()
        let seen = AnimationBlock.current?.beginsFromSeen == true ? self.seen(change) : change
        animations.removeAll { $0.isSameProperty(as: change) }
        guard let block = AnimationBlock.current, block.duration > 0, let app = UIApplication.running else { return }
        animations.append(ViewAnimation(change: seen, start: block.start, duration: block.duration, curve: block.curve))
        app.animated(until: block.start + block.duration)
    }

    /// The same change, from what is seen at this moment: where another is on its way, from there.
    private func seen(_ change: ViewAnimation.Change) -> ViewAnimation.Change {
        guard let running = runningAnimations.first(where: { $0.isSameProperty(as: change) }) else { return change }
        let share = CGFloat(running.share(at: UIApplication.running?.time ?? 0))
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        switch (running.change, change) {
        case (.alpha(let from), .alpha(let end)): return .alpha(from: between(from, end))
        case (.frame(let from), .frame(let end)):
            return .frame(
                from: CGRect(
                    x: between(from.minX, end.minX), y: between(from.minY, end.minY), width: between(from.width, end.width),
                    height: between(from.height, end.height)))
        case (.origin(let from), .origin(let end)): return .origin(from: CGPoint(x: between(from.x, end.x), y: between(from.y, end.y)))
        case (.alpha, _), (.frame, _), (.origin, _), (.backgroundColor, _), (.contents, _), (.transform, _): return change
        }
    }

    /// The opacity as it is seen now.
    var presentedAlpha: CGFloat {
        for animation in runningAnimations {
            if case .alpha(let from) = animation.change { return from + (alpha - from) * share(animation) }
        }
        return alpha
    }

    /// The frame as it is seen now.
    var presentedFrame: CGRect {
        for animation in runningAnimations {
            guard case .frame(let from) = animation.change else { continue }
            let share = share(animation)
            func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
            return CGRect(
                x: between(from.minX, frame.minX), y: between(from.minY, frame.minY), width: between(from.width, frame.width),
                height: between(from.height, frame.height))
        }
        return frame
    }

    /// The transform as it is seen now.
    var presentedTransform: CGAffineTransform {
        for animation in runningAnimations {
            if case .transform(let from) = animation.change { return transform.coming(from: from, share: share(animation)) }
        }
        return transform
    }

    /// The origin of its own coordinates as it is seen now.
    var presentedOrigin: CGPoint {
        for animation in runningAnimations {
            guard case .origin(let from) = animation.change else { continue }
            let share = share(animation)
            return CGPoint(x: from.x + (bounds.minX - from.x) * share, y: from.y + (bounds.minY - from.y) * share)
        }
        return bounds.origin
    }

    /// The ground as it is seen now, in one appearance; nil where there is none.
    func presentedGround(_ appearance: Appearance) -> Color? {
        let color = backgroundColor?.dynamic.resolved(for: appearance)
        for animation in runningAnimations {
            guard case .backgroundColor(let from) = animation.change else { continue }
            let start = from?.dynamic.resolved(for: appearance) ?? color?.opacity(0) ?? .clear
            return start.mixed(with: color ?? start.opacity(0), share: animation.share(at: UIApplication.running?.time ?? 0))
        }
        return color
    }

    private var runningAnimations: [ViewAnimation] {
        guard !animations.isEmpty, let time = UIApplication.running?.time else { return [] }
        return animations.filter { $0.end > time }
    }

    private func share(_ animation: ViewAnimation) -> CGFloat { CGFloat(animation.share(at: UIApplication.running?.time ?? 0)) }
}

extension ViewAnimation {
    fileprivate func isSameProperty(as other: Change) -> Bool {
        switch (change, other) {
        case (.alpha, .alpha), (.frame, .frame), (.origin, .origin), (.backgroundColor, .backgroundColor), (.contents, .contents),
            (.transform, .transform):
            true
        case (.alpha, _), (.frame, _), (.origin, _), (.backgroundColor, _), (.contents, _), (.transform, _): false
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve in the bits that UIKit keeps it in (`UIView.AnimationOptions`, 16 to 19); 7 is the keyboard's, which apps pass on from its
    /// notifications.
    fileprivate func curve(lasting duration: Double) -> TimingCurve {
        switch rawValue >> 16 & 0xF {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        case UInt(KeyboardNotice.curve): .spring(lasting: duration)
        case _: .easeInOut
        }
    }
}
