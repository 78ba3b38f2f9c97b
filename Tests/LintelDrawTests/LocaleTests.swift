import LintelModel
import Testing

@testable import LintelDraw

@Suite("Locales")
struct LocaleTests {
    let formatting = FoundationLocaleFormatting()

    /// SB-23: the locale's hours, no seconds, AM and PM only where asked for; digits of the locale (SB-25).
    @Test(arguments: [
        ("en_US", 9, false, "9:41"), ("en_US", 0, true, "12:41 AM"), ("en_US", 13, true, "1:41 PM"), ("en_US", 12, false, "12:41"),
        ("en_GB", 9, true, "09:41"), ("de_DE", 21, false, "21:41"), ("fr-FR", 9, false, "09:41"), ("ar_EG", 13, false, "١:٤١"),
        ("ja_JP", 9, false, "9:41"), ("en_AU", 13, false, "1:41"),
    ])
    func time(locale: String, hour: Int, period: Bool, text: String) {
        #expect(formatting.time(hour: hour, minute: 41, locale: LocaleIdentifier(locale), showsPeriod: period) == text)
    }

    /// SB-24: weekday, day and month in the locale's order, without a comma.
    @Test(arguments: [("en_US", "Tue Jan 9"), ("en_GB", "Tue 9 Jan"), ("de_DE", "Di. 9. Jan."), ("ja_JP", "1月9日(火)")])
    func date(locale: String, text: String) {
        #expect(formatting.date(CalendarDay(year: 2007, month: 1, day: 9), locale: LocaleIdentifier(locale)) == text)
    }

    @Test(arguments: [("en_US", "64%"), ("en_GB", "64%"), ("de_DE", "64\u{A0}%")])
    func percentage(locale: String, text: String) {
        #expect(formatting.percentage(64, locale: LocaleIdentifier(locale)) == text)
    }
}
