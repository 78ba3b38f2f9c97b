import LintelLayout
import LintelModel

/// A screen on its way to the one that the app has now. Everything else of the app is at the end of the way already.
final class LiveTransition {
    let motion: ScreenTransition
    /// What was to be seen when it set out.
    let before: PlacedScreen
    /// Seconds since the launch.
    let start: Double
    /// The part of the screen that a push changes, in points; nil: the whole.
    let room: Rect?
    /// The overlay in which it happens; nil: the screen.
    let overlay: Int?
    /// How far a finger has come that drives it; nil: it runs by itself.
    var pace: FingerPace?

    init(_ motion: ScreenTransition, from before: PlacedScreen, at start: Double, in room: Rect? = nil, overlay: Int? = nil) {
        self.motion = motion
        self.before = before
        self.start = start
        self.room = room
        self.overlay = overlay
    }

    var end: Double { pace?.end ?? start + motion.duration }
    /// When it began to move by itself.
    var setOut: Double { pace?.start ?? start }
    /// A finger drives it, or has let go of it on the way back: what the app has made of itself is not told yet.
    var isUndecided: Bool { pace?.isUndecided ?? false }
    /// Views that are laid out by bars or keyboard go with them.
    var movesLayout: Bool { motion == .bars || motion == .keyboard }

    /// The way from there to a screen at a time.
    func screen(_ new: PlacedScreen, at time: Double) -> PlacedScreen {
        let fraction = pace?.share(at: time) ?? (motion.duration > 0 ? (time - start) / motion.duration : 1)
        let motion = pace == nil ? motion : motion.even
        if let overlay { return new.coming(from: before, by: motion, at: fraction, inOverlay: overlay) }
        return new.coming(from: before, by: motion, at: fraction, in: room)
    }
}

extension UIApplication {
    /// What is to be seen from now on comes on its way; call it before anything changes. A controller's way goes before that of bars: those
    /// that change meanwhile ride along.
    func beginTransition(_ motion: ScreenTransition, in room: Rect? = nil, overlay: Int? = nil) {
        guard state.isOnScreen else { return }
        if let running = screenTransition, running.end > time {
            if motion.kind == .still, running.motion.kind != .still || running.start == time { return }
            if running.start == time {
                screenTransition = LiveTransition(motion, from: running.before, at: time, in: room, overlay: overlay)
                return animated(until: time + motion.duration)
            }
        }
        screenTransition = LiveTransition(motion, from: seen(), at: time, in: room, overlay: overlay)
        animated(until: time + motion.duration)
    }

    /// What there is to be seen at this moment, without taking changes over.
    func seen() -> PlacedScreen {
        let now = placedAtRest()
        guard let running = screenTransition, running.end > time else { return now }
        return running.screen(now, at: time)
    }
}
