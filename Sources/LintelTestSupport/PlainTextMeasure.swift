public import LintelLayout
public import LintelModel

/// Text that is half its size wide a character, whatever the character: layout tests need no font and no host's fonts.
public struct PlainTextMeasure: TextMeasuring {
    /// Width of a character as a share of the font's size.
    public static let characterShare = 0.5

    public init() {}

    public func metrics(of text: String, font: Font, tracking: Double) -> TextMetrics {
        let width = Double(text.count) * (font.size * Self.characterShare + tracking)
        return TextMetrics(width: width, ink: Rect(x: 0, y: -font.capHeight, width: width, height: font.capHeight))
    }
}
