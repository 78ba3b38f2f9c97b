import Foundation
import LintelModel
import LintelUIKit

/// Answers as it is told.
final class GestureDelegate: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var allowsBoth = false
    /// The one that shall fail before others, or wait for them.
    weak var first: UIGestureRecognizer?
    weak var last: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === first }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === last }
}

extension MemberTable {
    static let gestureRecognizerDelegate = MemberTable("UIGestureRecognizerDelegate") { type in
        type.member("gestureRecognizerShouldBegin(_:)") { stage in
            let (delegate, _, _) = taps(stage)
            return { delegate.begins = false }
        }
        type.member("gestureRecognizer(_:shouldReceive:)") { stage in
            let (delegate, _, _) = taps(stage)
            return { delegate.receives = false }
        }
        type.member("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") { stage in
            let (delegate, _, _) = taps(stage)
            return { delegate.allowsBoth = true }
        }
        type.member("gestureRecognizer(_:shouldRequireFailureOf:)") { stage in
            let (delegate, _, twice) = taps(stage)
            return { delegate.first = twice }
        }
        type.member("gestureRecognizer(_:shouldBeRequiredToFailBy:)") { stage in
            let (delegate, once, twice) = taps(stage)
            twice.delegate = delegate
            once.delegate = nil
            return { delegate.last = once }
        }
    }

    /// A view with recognizers of one and of two taps, around it one more of one tap; the delegate is that of the first.
    private static func taps(_ stage: Stage) -> (GestureDelegate, UITapGestureRecognizer, UITapGestureRecognizer) {
        let (delegate, view) = (GestureDelegate(), UIView())
        stage.watch(UITapGestureRecognizer(), on: stage.view, tells: "outer")
        let once = stage.watch(UITapGestureRecognizer(), on: view, tells: "once")
        let twice = stage.watch(UITapGestureRecognizer(), on: view, tells: "twice")
        twice.numberOfTapsRequired = 2
        once.delegate = delegate
        stage.keep(delegate)
        stage.seeHeard {
            stage.app.tap(view)
            stage.told("left")
            stage.rest()
        }
        return (delegate, once, twice)
    }
}
