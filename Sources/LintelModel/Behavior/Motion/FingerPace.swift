/// How far a change has come that a finger drives: as far as the finger, and from where it let go on by itself.
package enum FingerPace: Hashable, Sendable {
    /// Under the finger, at a share of the way.
    case held(Double)
    /// On its way to the end or back to the beginning since a time, in seconds.
    case settling(from: Double, isGoingOn: Bool, start: Double, duration: Double)

    /// The share of the way that is done at a time, 0 to 1.
    package func share(at time: Double) -> Double {
        switch self {
        case .held(let share): return share
        case .settling(let from, let isGoingOn, let start, let duration):
            let done = duration > 0 ? TimingCurve.spring(lasting: duration).value(at: (time - start) / duration) : 1
            return from + ((isGoingOn ? 1 : 0) - from) * done
        }
    }

    /// When the finger let go of it, in seconds; nil while it is down.
    package var start: Double? {
        switch self {
        case .held: nil
        case .settling(_, _, let start, _): start
        }
    }

    /// When it is over, in seconds; never while the finger is down.
    package var end: Double {
        switch self {
        case .held: .infinity
        case .settling(_, _, let start, let duration): start + duration
        }
    }

    /// It will not, or not surely, come to its end.
    package var isUndecided: Bool {
        switch self {
        case .held: true
        case .settling(_, let isGoingOn, _, _): !isGoingOn
        }
    }
}
