/// Light or dark text by the brightness of what lies under the bar. Apple gives neither region, threshold nor delay (OQ-03);
/// these are Lintel's: the mean of the band, one half, and a zone around it in which the text stays as it was.
public enum AutomaticStyle {
    /// Mean brightness (`Color.luma`) from 0 to 1 under which text is light.
    public static let threshold = 0.5
    /// How far beyond the threshold the brightness must go for the text to change.
    public static let hysteresis = 0.05

    /// The style for what lies below now.
    /// - Parameters:
    ///   - luminance: mean of what the app draws in the band, 0 (black) to 1 (white).
    ///   - previous: the style now shown; nil where there was none.
    public static func style(luminance: Double, previous: StatusBar.Style? = nil) -> StatusBar.Style {
        switch previous {
        case .lightContent: luminance < threshold + hysteresis ? .lightContent : .darkContent
        case .darkContent: luminance < threshold - hysteresis ? .lightContent : .darkContent
        case .default, .automatic, nil: luminance < threshold ? .lightContent : .darkContent
        }
    }
}
