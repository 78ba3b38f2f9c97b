import Foundation

/// Names an object in the model, so that what was placed finds its way back. Each app counts by itself: equal runs have equal names.
@MainActor
struct ObjectName {
    private weak var app: UIApplication?
    private var name = ""

    /// The name in the running app; empty without one.
    mutating func callAsFunction() -> String {
        guard let running = UIApplication.running else { return "" }
        if app !== running {
            app = running
            running.namedObjects += 1
            name = "\(running.namedObjects)"
        }
        return name
    }
}
