public import LintelModel

/// A screen or an app that runs in simulated time: takes events, moves on, and says how it looks. It has no clock of its own, so a run can
/// be replayed.
@MainActor
public protocol Simulation: AnyObject {
    /// Seconds since the run began.
    var time: Double { get }
    func handle(_ event: InputEvent)
    /// Moves everything that moves by itself on to this time; never back.
    func advance(to time: Double)
    /// When something will move without any event, in seconds since the run began: not later than `time` while something moves now, nil
    /// while everything rests.
    var nextChange: Double? { get }
    /// The screen as it stands.
    func placed() -> PlacedScreen
    /// What changed so far, and why.
    var trace: [Decision] { get }
}
