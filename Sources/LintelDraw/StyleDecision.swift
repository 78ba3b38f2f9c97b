import LintelModel

/// Light or dark content by the luminance of what lies below, with the reason for people (OQ-03).
struct StyleDecision: Hashable {
    let style: StatusBar.Style
    /// One line for `decidedBy`.
    let reason: String

    /// `before` is the style shown so far, or what the interface style alone would give.
    init(luminance: Double?, before: StatusBar.Style) {
        guard let luminance else {
            style = before
            reason = "nothing is known of the pixels, so \(before.rawValue)"
            return
        }
        style = AutomaticStyle.style(luminance: luminance, previous: before)
        // Whole hundredths, without a formatter.
        let shown = "luminance \((luminance * 100).rounded() / 100)"
        if style == before, abs(luminance - AutomaticStyle.threshold) < AutomaticStyle.hysteresis {
            reason = "pixels of a middle grey (\(shown)), so \(style.rawValue) stays"
        } else {
            reason = "\(luminance < AutomaticStyle.threshold ? "dark" : "light") pixels (\(shown)), so \(style.rawValue)"
        }
    }
}
