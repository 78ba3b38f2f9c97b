import Foundation
import LintelDraw
import LintelEvidence
import LintelLayout
import LintelModel
import LintelUIKit

extension Guideline {
    /// Every item of the status bar stands out from what lies beneath it, wherever the content is scrolled to (GL-02, GL-50).
    ///
    /// - Parameters:
    ///   - ratio: the least contrast, from 1 to 21 (WCAG 2.1); 3 is what bold text of this size needs.
    ///   - steps: at how many offsets the bar is looked at, both ends among them.
    public static func statusBarIsReadable(atLeast ratio: Double = 3, steps: Int = 24) -> Guideline {
        precondition(steps >= 2, "a range has two ends at least")
        return Guideline(id: "status-bar-contrast") { app in
            guard let worst = try ScrolledContrast(app, steps: steps).worst, worst.contrast < ratio else { return [] }
            let place = worst.offset.map { " while the content is scrolled to \(Int($0.rounded()))" } ?? ""
            return [
                finding(
                    "status-bar-contrast",
                    "\(worst.item) of the status bar has a contrast of \(shown(worst.contrast)) : 1\(place), \(shown(ratio)) : 1 is asked for",
                    severity: worst.contrast < unreadable ? .error : .warning, at: "status bar",
                    help: "ask for the opposite style, or put a bar, a blur or a gradient behind it",
                    basis: ["GL-02", "GL-50"])
            ]
        }
    }

    /// Below this the text cannot be read at all (guidelines.md, rule 13).
    private static let unreadable = 2.0

    private static func shown(_ ratio: Double) -> String { "\((ratio * 10).rounded() / 10)" }

    /// A hidden status bar comes back with one tap in the middle of the screen (GL-08, GL-09). The tap is really made.
    public static var statusBarComesBack: Guideline {
        Guideline(id: "hidden-bar-cannot-return") { app in
            let screen = app.placed().screen
            // Phones on their side have no status bar at all, or none by default (SB-21).
            guard app.isStatusBarHidden, screen.device.isPad || screen.traits.orientation == .portrait else { return [] }
            app.tap(at: CGPoint(x: screen.size.width / 2, y: screen.size.height / 2))
            guard app.isStatusBarHidden else { return [] }
            return [
                finding(
                    "hidden-bar-cannot-return", "the status bar is hidden, and a tap in the middle of the screen does not bring it back",
                    at: "status bar", help: "let prefersStatusBarHidden follow a state that a tap changes", basis: ["GL-08", "GL-09"])
            ]
        }
    }
}
