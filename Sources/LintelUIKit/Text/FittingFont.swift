import Foundation
import LintelLayout
import LintelModel

extension UIFont {
    /// The font that one line of text needs to fit into a width.
    /// - Parameter least: share of its size below which it does not shrink.
    func fitting(_ text: String, into width: Double, least: CGFloat, measure: any TextMeasuring) -> UIFont {
        let own = measure.width(of: text, font: model)
        guard own > width, width > 0 else { return self }
        return withSize(pointSize * max(least, CGFloat(width / own)))
    }

    /// The same style at the user's text size of this moment; itself where it is no style's font.
    @MainActor
    var following: UIFont { textStyle.map { UIFont.preferredFont(forTextStyle: $0) } ?? self }
}
