import LintelLive
package import LintelProject
import Synchronization

/// This machine as the preset `live` shows it: read once, when the first screen asks, so that all screens of a run agree.
package final class LiveMachine: Sendable {
    private let first = Mutex<LiveReading?>(nil)

    package var reading: LiveReading {
        first.withLock { first in
            let reading = first ?? LiveReading(status: LiveStatus().read(), locale: LiveStatus.locale)
            first = reading
            return reading
        }
    }
}
