import LintelModel

/// Where lines begin.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    /// Where a line of some width begins in a box, in points.
    func start(_ width: Double, in box: Rect, isRightToLeft: Bool) -> Double {
        switch self {
        case .left: box.minX
        // The last line of a paragraph is not stretched.
        case .natural, .justified: isRightToLeft ? box.maxX - width : box.minX
        case .center: box.midX - width / 2
        case .right: box.maxX - width
        }
    }
}
