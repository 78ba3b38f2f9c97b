public import Foundation
import LintelModel

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Changes of alpha, frame and center made in the closure take their time; a status bar update asked for in it rides along (SB-71).
    /// - Parameter duration: seconds of the app's own time.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let app = UIApplication.running
        let start = (app?.time ?? 0) + delay
        let outer = AnimationBlock.current
        AnimationBlock.current = AnimationBlock(
            start: start, duration: duration, curve: options.curve(lasting: duration))
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

    func animateChange(_ change: ViewAnimation.Change) {
        changed()
        animations.removeAll { $0.isSameProperty(as: change) }
        guard let block = AnimationBlock.current, block.duration > 0, let app = UIApplication.running else { return }
        animations.append(ViewAnimation(change: change, start: block.start, duration: block.duration, curve: block.curve))
        app.animated(until: block.start + block.duration)
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
        case (.alpha, .alpha), (.frame, .frame), (.origin, .origin), (.backgroundColor, .backgroundColor): true
        case (.alpha, _), (.frame, _), (.origin, _), (.backgroundColor, _): false
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve in the bits that UIKit keeps it in (`UIView.AnimationOptions`, 16 to 19); 7 is the keyboard's, which apps pass on from its
    /// notifications.
    fileprivate func curve(lasting duration: Double) -> TimingCurve {
        switch rawValue >> 16 & 0xF {
        case 3: .linear
        case UInt(KeyboardNotice.curve): .spring(lasting: duration)
        case _: .easeInOut
        }
    }
}
