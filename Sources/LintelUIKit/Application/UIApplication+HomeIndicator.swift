import Foundation
import LintelModel

extension UIApplication {
    /// Seconds without a finger until the pill at the lower edge goes; ours, since Apple documents none (SB-76).
    private static let homeIndicatorDelay = 2.0

    /// Who decides: a chain of its own, beside the status bar's (SB-76).
    private var homeIndicatorDecider: UIViewController? {
        var decider = front.path.first
        while let child = decider?.childForHomeIndicatorAutoHidden { decider = child }
        return decider
    }

    /// Looks again whether the pill shows; called while changes are taken over.
    func updateHomeIndicator() {
        let decider = homeIndicatorDecider
        let prefers = decider?.prefersHomeIndicatorAutoHidden == true && state.frames.homeIndicator != nil
        if prefers, !touches.isEmpty || quietSince == nil { restartHomeIndicator() }
        if !prefers { quietSince = nil }
        let hides = prefers && touches.isEmpty && quietSince.map { time >= $0 + Self.homeIndicatorDelay } == true
        guard hides != isHomeIndicatorHidden else { return }
        isHomeIndicatorHidden = hides
        let name = decider.map { "\(type(of: $0))" } ?? "no controller"
        note(
            .homeIndicator, from: hides ? "shown" : "hidden", to: hides ? "hidden" : "shown",
            cause: [prefers ? "\(name) prefersHomeIndicatorAutoHidden, touches aside (SB-76)" : "\(name) does not hide it (SB-76)"])
    }

    private func restartHomeIndicator() {
        guard quietSince != time else { return }
        quietSince = time
        schedule(at: time + Self.homeIndicatorDelay) {}
    }
}
