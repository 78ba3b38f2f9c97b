import LintelModel

/// A date, a time of day or both, as ISO 8601 writes them; the zone is passed over, since the bar shows the time as written.
struct ISOMoment {
    var day: CalendarDay?
    var hour: Int?
    var minute: Int?

    /// `2024-01-09`, `2024-01-09T09:41`, `T09:41` or `09:41:00`; nil for anything else. `9:41` and `09:41` are texts for the bar as they stand.
    init?(_ text: String) {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            if !parts[0].isEmpty {
                guard let day = Self.day(parts[0]) else { return nil }
                self.day = day
            }
            guard readTime(parts[1], needsSeconds: false) else { return nil }
        } else if let day = Self.day(parts[0]) {
            self.day = day
        } else if !readTime(parts[0], needsSeconds: true) {
            return nil
        }
    }

    private mutating func readTime(_ text: Substring, needsSeconds: Bool) -> Bool {
        let clock = text.prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3 || (parts.count == 2 && !needsSeconds), parts[0].count == 2, parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0...23).contains(hour), (0...59).contains(minute),
            parts.count == 2 || Double(parts[2]).map({ (0..<61).contains($0) }) == true
        else { return false }
        self.hour = hour
        self.minute = minute
        return true
    }

    private static func day(_ text: Substring) -> CalendarDay? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            year > 0, (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
        else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
