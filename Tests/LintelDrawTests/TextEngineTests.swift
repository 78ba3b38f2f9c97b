import LintelLayout
import LintelModel
import Testing

@testable import LintelDraw

@Suite("Text engine")
struct TextEngineTests {
    let engine: TextEngine

    init() throws { engine = try TextEngine() }

    /// Ink widths of San Francisco's clocks at 17 pt semibold, pixels at 3x, measured on nine screenshots
    /// (drawing-figures.md, section 2).
    @Test(arguments: [("12:01", 117.8), ("12:02", 127.5), ("11:57", 119.2), ("11:58", 123.0), ("09:26", 138.5)])
    func clockIsAsWideAsSanFrancisco(text: String, pixels: Double) {
        let ink = engine.metrics(of: text, font: Font(size: 17, weight: .semibold), tracking: 0).ink
        #expect(abs(ink.width * 3 - pixels) < 3)
    }

    /// Boxes of texts in screenshots (pixels at the scale): sizes of statusbar-geometry.md, section 1. The boxes hold soft edges too.
    @Test(arguments: [
        ("T-Mobile Wi-Fi", Font(size: 12), 2, 165), ("Carrier", Font(size: 12), 3, 117),
        ("3:06 PM", Font(size: 12, weight: .semibold), 2, 96), ("12:46 PM", Font(size: 12, weight: .semibold), 3, 158),
        ("14:10", Font(size: 12, weight: .semibold), 3, 91), ("Wed Oct 2", Font(size: 12, weight: .semibold), 2, 119),
        ("Quinta-feira, 4 de junho", Font(size: 14, weight: .semibold), 2, 312), ("3:26", Font(size: 15, weight: .semibold), 3, 95),
        ("9:41", Font(size: 15.5, weight: .semibold), 3, 89), ("12:33", Font(size: 16, weight: .semibold), 3, 123),
        ("12:09", Font(size: 17, weight: .semibold), 3, 130), ("23:02", Font(size: 17, weight: .semibold), 3, 136),
        ("09:41", Font(size: 18, weight: .semibold), 3, 136), ("01:44", Font(size: 18, weight: .semibold), 3, 141),
    ])
    func textIsAsWideAsInScreenshots(text: String, font: Font, scale: Int, pixels: Double) {
        let ink = engine.metrics(of: text, font: font, tracking: 0).ink
        #expect(abs(ink.width * Double(scale) - pixels) <= 4)
    }

    @Test func labelIsAsWideAsSanFrancisco() {
        let width = engine.metrics(of: "This is a test string", font: Font(size: 17), tracking: 0).width
        #expect(abs(width - 144.0933) < 1)
    }

    @Test(arguments: ["", " ", "\n", "\u{0}", "مرحبا", "שלום", "中文", "ไทย", "हिन्दी", "👩‍👩‍👧", "e\u{301}\u{323}", "🇩🇪", "\u{202E}abc", "\u{FFFF}"])
    func anyTextIsMeasured(text: String) {
        let metrics = engine.metrics(of: text, font: Font(size: 12, weight: .medium), tracking: 0)
        #expect(metrics.width >= 0 && metrics.width < 200)
    }

    /// A word or two of each script that the system's languages are written in, by the Debian packages of bin/setup.
    @Test(arguments: [
        "Понедельник", "Δευτέρα", "الاثنين ٩ يناير", "יום שני", "วันจันทร์", "सोमवार", "星期一", "月曜日", "월요일", "সোমবার", "திங்கள்",
        "Երկուշաբթի", "ორშაბათი", "Thứ Hai",
    ])
    func everyScriptHasLetters(text: String) throws {
        for weight in Font.Weight.allCases {
            let outline = engine.outline(of: text, font: Font(size: 12, weight: weight), tracking: 0)
            #expect(!outline.path.elements.isEmpty)
        }
        #expect(engine.unknown.isEmpty, "\(engine.unknown.map { String($0, radix: 16) })")
    }

    /// Semibold of a fallback is bolder than its regular cut, by a face of its own or emboldened.
    @Test(arguments: ["الاثنين", "יום", "จันทร์", "सोमवार", "月曜日", "월요일"])
    func fallbacksHaveWeights(text: String) throws {
        let areas = try [Font.Weight.regular, .semibold].map { weight in
            let run = TextRun(text, font: Font(size: 30, weight: weight), origin: Point(x: 5, y: 35), color: .white)
            let scene = Scene(
                size: Size(width: 150, height: 50),
                items: [.fill(.rect(Rect(x: 0, y: 0, width: 150, height: 50)), .color(.black)), .text(run)])
            return try ScreenRenderer().picture(of: scene, scale: 1).meanLuminance(in: Rect(x: 0, y: 0, width: 150, height: 50)) ?? 0
        }
        #expect(areas[1] > areas[0] * 1.08)
    }

    @Test func lettersWithoutAFontAreNamed() {
        let text = "a👩b👩"
        _ = engine.metrics(of: text, font: Font(size: 12), tracking: 0)
        #expect(engine.unknown == [0x1F469])
    }

    /// SB-24: the iPad's date in the languages that most readers have.
    @Test(arguments: ["en_GB", "de_DE", "fr_FR", "ru_RU", "el_GR", "ar_SA", "he_IL", "th_TH", "hi_IN", "zh_CN", "ja_JP", "ko_KR"])
    func datesHaveLetters(locale: String) {
        for month in [1, 5, 9, 12] {
            for day in 1...7 {
                let text = FoundationLocaleFormatting().date(
                    CalendarDay(year: 2026, month: month, day: day), locale: LocaleIdentifier(locale))
                _ = engine.metrics(of: text, font: Font(size: 12, weight: .semibold), tracking: 0)
            }
        }
        #expect(engine.unknown.isEmpty, "\(engine.unknown.map { String($0, radix: 16) })")
    }

    @Test func longTextIsMeasured() {
        let text = String(repeating: "Operator ", count: 450)
        #expect(engine.metrics(of: text, font: Font(size: 12), tracking: 0).width > 15_000)
    }
}
