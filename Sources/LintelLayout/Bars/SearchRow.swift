package import LintelModel

/// Where field, cancel button and scopes lie in a search bar's rows, in points.
package struct SearchRow {
    package var field: Rect
    /// Nil where there is none.
    package var cancel: Rect?

    // By eye, on screenshots of search bars of systems 13 to 18.
    private static let fieldTop = 1.0
    private static let glassFieldTop = 4.0
    /// `_UISearchBarSearchContainerLayout` of iOS 18.
    private static let cancelGap = 11.0
    /// Of the row of scopes: above the control, and beside it.
    private static let scopeTop = 2.0

    /// - Parameters:
    ///   - row: as it stands; a row that scrolls away is lower than `wholeHeight`.
    ///   - cancelWidth: of the cancel button; nil for none.
    package init(row: Rect, wholeHeight: Double, isGlass: Bool, margin: Double, cancelWidth: Double?, isRightToLeft: Bool) {
        let height = isGlass ? SearchField.glassHeight : SearchField.height
        let gone = max(0, wholeHeight - row.height)
        var left = row.minX + margin
        var right = row.maxX - margin
        let top = row.minY + (isGlass ? Self.glassFieldTop : Self.fieldTop)
        if let cancelWidth {
            let x = isRightToLeft ? left : right - cancelWidth
            cancel = Rect(x: x, y: top, width: cancelWidth, height: height)
            if isRightToLeft { left += cancelWidth + Self.cancelGap } else { right -= cancelWidth + Self.cancelGap }
        }
        field = Rect(x: left, y: top, width: max(0, right - left), height: max(0, height - gone))
    }

    /// The control of a row of scopes.
    package static func scopes(in row: Rect, margin: Double) -> Rect {
        Rect(x: row.minX + margin, y: row.minY + scopeTop, width: row.width - 2 * margin, height: SegmentedControl.height)
    }
}
