/// A day, for the date that iPads show beside the clock (SB-24).
public struct CalendarDay: Hashable, Sendable {
    public var year: Int
    /// 1 to 12.
    public var month: Int
    /// 1 to 31.
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// 1 for Sunday to 7 for Saturday.
    public var weekday: Int {
        // Sakamoto's rule.
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let y = month < 3 ? year - 1 : year
        return (y + y / 4 - y / 100 + y / 400 + shifts[month - 1] + day) % 7 + 1
    }
}
