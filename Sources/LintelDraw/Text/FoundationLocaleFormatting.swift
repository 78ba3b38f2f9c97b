import Foundation
public import LintelLayout
public import LintelModel

/// Time, date and percentages as locales write them, by Foundation's own tables. American English, the default everywhere, goes
/// without them: loading the tables takes longer than drawing a screen.
public struct FoundationLocaleFormatting: LocaleFormatting {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    /// Noon of 1 January 2001, the day Foundation counts from, in its own seconds.
    private static let noon = 43_200.0

    public init() {}

    /// See `LocaleFormatting`.
    public func time(hour: Int, minute: Int, locale: LocaleIdentifier, showsPeriod: Bool) -> String {
        if isAmerican(locale) {
            let period = showsPeriod ? (hour < 12 ? " AM" : " PM") : ""
            return "\((hour + 11) % 12 + 1):" + (minute < 10 ? "0" : "") + "\(minute)" + period
        }
        let formatter = formatter(for: locale)
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        var text = formatter.string(from: date(CalendarDay(year: 2001, month: 1, day: 1), hour: hour, minute: minute))
        if !showsPeriod {
            for symbol in [formatter.amSymbol, formatter.pmSymbol].compactMap(\.self) where !symbol.isEmpty {
                text = text.replacingOccurrences(of: symbol, with: "")
            }
        }
        // ICU puts a narrow space before the period; the status bar's own is an ordinary one.
        return text.replacingOccurrences(of: "\u{202F}", with: " ").trimmingCharacters(in: .whitespaces)
    }

    /// See `LocaleFormatting`.
    public func date(_ day: CalendarDay, locale: LocaleIdentifier) -> String {
        if isAmerican(locale) {
            return "\(Self.weekdays[day.weekday - 1]) \(Self.months[min(max(day.month, 1), 12) - 1]) \(day.day)"
        }
        let formatter = formatter(for: locale)
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        let text = formatter.string(from: date(day, hour: 12, minute: 0))
        // The bar shows `Fri 6 Feb` where the locale's own text has a comma (screenshots of iPads).
        return text.replacingOccurrences(of: ", ", with: " ").replacingOccurrences(of: "، ", with: " ")
    }

    /// See `LocaleFormatting`.
    public func percentage(_ value: Int, locale: LocaleIdentifier) -> String {
        if isAmerican(locale) { return "\(value)%" }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale.identifier)
        formatter.numberStyle = .percent
        return formatter.string(from: NSNumber(value: Double(value) / 100)) ?? "\(value)%"
    }

    private func isAmerican(_ locale: LocaleIdentifier) -> Bool {
        locale.language == "en" && (locale.region ?? "US") == "US" && !locale.identifier.contains("@")
    }

    private func formatter(for locale: LocaleIdentifier) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale.identifier)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }

    private func date(_ day: CalendarDay, hour: Int, minute: Int) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: Self.noon)
    }
}
