import Foundation
import LintelModel

/// The machine's clock and calendar in its time zone.
struct SystemClock: StatusSource {
    let now: @Sendable () -> Date

    func read(into status: inout DeviceStatus) {
        var seconds = time_t(now().timeIntervalSince1970)
        var parts = tm()
        localtime_r(&seconds, &parts)
        status.time = .time(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
        status.date = CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }

    /// Milliseconds until the clock shows another minute.
    var untilNextMinute: Int {
        let seconds = now().timeIntervalSince1970
        return Int(((seconds / 60).rounded(.down) * 60 + 60 - seconds) * 1000) + 1
    }
}
