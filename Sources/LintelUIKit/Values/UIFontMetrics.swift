public import Foundation
import LintelModel

/// How a style's text grows with the user's text size, for fonts and lengths of the app's own.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font as large as the style has become against its standard size.
    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// A length in points, grown by the same share.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat) -> CGFloat {
        let now = UIFont.preferredFont(forTextStyle: style).pointSize
        let standard = UIFont.preferredFont(forTextStyle: style, compatibleWith: nil).pointSize
        return (value * now / standard).rounded()
    }
}
