import LintelModel

/// Light or dark content by the luminance of what lies below (OQ-03: the threshold and its slack are our choice).
struct StyleDecision: Hashable {
    /// Mean luminance below it means light content.
    static let threshold = 0.5
    /// This close to the threshold the style stays as it was, so that it does not flicker while content scrolls.
    static let slack = 0.05

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
        // Whole hundredths, without a formatter.
        let shown = "luminance \((luminance * 100).rounded() / 100)"
        if luminance < Self.threshold - Self.slack {
            style = .lightContent
            reason = "dark pixels (\(shown)), so lightContent"
        } else if luminance > Self.threshold + Self.slack {
            style = .darkContent
            reason = "light pixels (\(shown)), so darkContent"
        } else {
            style = before
            reason = "pixels of a middle grey (\(shown)), so \(before.rawValue) stays"
        }
    }
}
