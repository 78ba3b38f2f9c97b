import Dispatch
import Foundation

/// Where running screens live.
package enum MainThread {
    /// Runs a body on the main actor and waits for its end, whichever thread asks.
    package static func run<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}
