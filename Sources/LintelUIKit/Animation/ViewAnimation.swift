import Foundation
import LintelLayout
import LintelModel

/// One property of a view on its way from an old value to the one it has been given.
struct ViewAnimation {
    enum Change {
        case alpha(from: CGFloat)
        case frame(from: CGRect)
        /// Of its own coordinates: how far a scroll view has scrolled.
        case origin(from: CGPoint)
        case backgroundColor(from: UIColor?)
        case transform(from: CGAffineTransform)
        /// What the view and all in it showed, in its own coordinates from its upper left corner on.
        case contents(from: [Scene.Item])
    }

    var change: Change
    /// Seconds since the app was launched.
    var start: Double
    var duration: Double
    var curve: TimingCurve

    var end: Double { start + duration }

    /// How much of the way is done at a time, 0 to 1.
    func share(at time: Double) -> Double { curve.value(at: duration > 0 ? (time - start) / duration : 1) }
}
