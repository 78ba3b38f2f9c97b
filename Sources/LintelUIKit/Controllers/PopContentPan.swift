import Foundation
import LintelModel

/// The stroke across the content that goes back, since system 26.
final class PopContentPan: UIPanGestureRecognizer {
    weak var pop: InteractivePop?

    static let firstSystem = 26

    override var allowsBeginning: Bool {
        guard let pop, pop.canBegin, (UIApplication.running?.base.traits.system.major ?? 0) >= Self.firstSystem else { return false }
        let way = translation(in: nil)
        return pop.forward(way.x) > abs(Double(way.y))
    }
}
