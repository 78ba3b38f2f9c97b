public import LintelLayout
public import LintelModel

/// A world without fonts, files and locale data, for layout tests.
public struct PlainEnvironment: ImageSizing, LocaleFormatting, PictureMaking {
    /// Files that are there, and their sizes in points.
    public var files: [String: Size]

    public init(files: [String: Size] = [:]) { self.files = files }

    public var layout: LayoutEnvironment { LayoutEnvironment(text: PlainTextMeasure(), images: self, locale: self, pictures: self) }

    public func size(ofFile path: String) -> Size? { files[path] }

    /// No picture, but other bytes for other scenes, behind a PNG's first ones.
    public func png(of scene: Scene, scale: Scale) -> [UInt8]? {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + "\(scene) \(scale.factor)".utf8
    }

    /// Hours as they are, minutes with two digits.
    public func time(hour: Int, minute: Int, locale: LocaleIdentifier, showsPeriod: Bool) -> String {
        "\(hour):\(minute < 10 ? "0" : "")\(minute)" + (showsPeriod ? (hour < 12 ? " AM" : " PM") : "")
    }

    public func date(_ day: CalendarDay, locale: LocaleIdentifier) -> String { "Tue Jan \(day.day)" }

    public func percentage(_ value: Int, locale: LocaleIdentifier) -> String { "\(value)%" }
}
