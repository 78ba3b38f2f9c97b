public import LintelModel

/// What layout asks of the world: how wide text is, how large pictures are, how a locale writes time and date.
public struct LayoutEnvironment {
    public var text: any TextMeasuring
    public var images: any ImageSizing
    public var locale: any LocaleFormatting
    /// For pictures that an app draws itself; nil where nobody makes pixels.
    public var pictures: (any PictureMaking)?

    public init(
        text: any TextMeasuring, images: any ImageSizing, locale: any LocaleFormatting, pictures: (any PictureMaking)? = nil
    ) {
        self.text = text
        self.images = images
        self.locale = locale
        self.pictures = pictures
    }
}

/// Makes picture files of drawings.
public protocol PictureMaking {
    /// The bytes of a PNG as large as the scene; nil where it cannot be made.
    func png(of scene: Scene, scale: Scale) -> [UInt8]?
}

/// Knows how large a line of text is, without saying in which font it will be painted.
public protocol TextMeasuring {
    /// Advance and ink of one line, in points; `tracking` is added after each character.
    func metrics(of text: String, font: Font, tracking: Double) -> TextMetrics
}

extension TextMeasuring {
    /// Advance of one line without tracking, in points.
    public func width(of text: String, font: Font) -> Double { metrics(of: text, font: font, tracking: 0).width }
}

/// Knows how large picture files are.
public protocol ImageSizing {
    /// Natural size in points; nil where the file cannot be read.
    func size(ofFile path: String) -> Size?
}

/// Writes what the status bar shows as a locale writes it.
public protocol LocaleFormatting {
    /// The time of day; `showsPeriod` adds AM or PM where the locale counts to twelve (SB-23).
    func time(hour: Int, minute: Int, locale: LocaleIdentifier, showsPeriod: Bool) -> String
    /// Abbreviated weekday, day and month in the locale's order (SB-24).
    func date(_ day: CalendarDay, locale: LocaleIdentifier) -> String
    /// A percentage such as `64%`, in the locale's digits and order.
    func percentage(_ value: Int, locale: LocaleIdentifier) -> String
}
