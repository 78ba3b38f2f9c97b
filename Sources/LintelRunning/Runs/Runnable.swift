package import LintelDraw
package import LintelLayout

/// What a run shows: made on the main actor once there is a renderer to draw it.
package struct Runnable: Sendable {
    /// Whether it has work of its own on the main actor, as apps have: timers, answers of the network.
    let hasTasks: Bool
    let make: @MainActor @Sendable (ScreenRenderer) -> any Simulation

    package init(hasTasks: Bool, make: @escaping @MainActor @Sendable (ScreenRenderer) -> any Simulation) {
        self.hasTasks = hasTasks
        self.make = make
    }
}
