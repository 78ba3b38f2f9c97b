/// Controllers on their way in and out.
@MainActor
struct AppearanceTransition {
    /// Asked for with an animation.
    var isAnimated = false
    /// A finger has them: they arrive when it says so.
    var isHeld = false
    /// A finger has let go of them too early: they come back animated, and are there already.
    var isReturn = false
    /// What runs once all have arrived.
    var completions: [@MainActor () -> Void] = []
    /// When they set out, in seconds since the launch.
    var start = 0.0
    /// Tells those who come and go that they have arrived; nil where nobody is on the way.
    var arrival: (@MainActor () -> Void)?

    /// Why a controller comes or goes.
    struct Movement: OptionSet {
        let rawValue: Int

        static let toParent = Movement(rawValue: 1)
        static let fromParent = Movement(rawValue: 2)
        static let presented = Movement(rawValue: 4)
        static let dismissed = Movement(rawValue: 8)
    }
}
