import Foundation
import LintelUIKit

/// Hears of what is posted as long as this lasts.
private final class Ear {
    private let token: any NSObjectProtocol

    init(_ name: NSNotification.Name, hear: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated(hear) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

extension Stage {
    /// From now on what is posted under a name is told.
    func listen(to name: NSNotification.Name) { keep(Ear(name) { [unowned self] in told(name.rawValue) }) }
}
