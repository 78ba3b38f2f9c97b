public import Foundation
import LintelModel
public import LintelUIKit

extension UIApplication {
    /// A finger touches a point of the screen and leaves it again; then everything that moves comes to rest.
    public func tap(at point: CGPoint) {
        let point = Point(x: Double(point.x), y: Double(point.y))
        handle(.touch(Touch(.began, at: point)))
        advance(to: time + Self.touchLength)
        handle(.touch(Touch(.ended, at: point)))
        settle()
    }

    /// Lets time pass until nothing moves, but for `most` seconds at the longest.
    public func settle(atMost most: Double = 5) {
        let end = time + most
        repeat { run(for: Self.settlingStep) } while nextChange.map { $0 < end } ?? false && time < end
    }

    /// How long a finger rests on the glass in a tap; seconds, as people do.
    private static let touchLength = 0.08
    private static let settlingStep = 0.1
}
