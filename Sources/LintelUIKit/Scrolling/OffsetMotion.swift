import Foundation
import LintelModel

/// A scroll view on its way without a finger.
struct OffsetMotion {
    enum Kind {
        /// After a drag.
        case deceleration
        /// Asked for by the app.
        case animation
        /// A tap on the status bar.
        case toTop
    }

    var kind: Kind
    var x: AxisMotion
    var y: AxisMotion
    /// Seconds since the app was launched.
    var start: Double

    var end: Double { start + max(x.duration, y.duration) }
    var target: CGPoint { CGPoint(x: x.target, y: y.target) }

    func offset(at time: Double) -> CGPoint { CGPoint(x: x.place(at: time - start), y: y.place(at: time - start)) }
}
