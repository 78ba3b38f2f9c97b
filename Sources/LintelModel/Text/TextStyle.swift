/// A text style whose size follows the preferred text size (`UIFont.TextStyle`).
public enum TextStyle: Hashable, Sendable, CaseIterable {
    case body, subheadline, footnote, caption1

    /// In points. H:typography, Dynamic Type sizes.
    public func pointSize(at textSize: TextSize) -> Double {
        let sizes: [Double] =
            switch self {
            case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            }
        return zip(TextSize.allCases, sizes).first { $0.0 == textSize }?.1 ?? sizes[3]
    }
}
