import LintelLayout
import LintelModel

/// Where the parts of a search bar lie, in its own coordinates.
struct SearchPlaces: Equatable {
    var field: Rect
    var cancel: Rect?
    var scopes: Rect?

    // A bar of 56 has a field of 36 in it; 8 points at its sides by eye.
    private static let inset = 10.0
    private static let margin = 8.0
    private static let scopeRow = 44.0
    /// `_UISearchBarSearchContainerLayout` of iOS 18.
    private static let cancelGap = 11.0

    init(field: Rect, cancel: Rect?, scopes: Rect?) {
        self.field = field
        self.cancel = cancel
        self.scopes = scopes
    }

    /// Of a bar outside of navigation bars.
    init(in bounds: Rect, cancelWidth: Double?, hasScopes: Bool, isRightToLeft: Bool) {
        let row = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - (hasScopes ? Self.scopeRow : 0))
        var room = Rect(
            x: Self.margin, y: row.midY - SearchField.height / 2, width: max(0, bounds.width - 2 * Self.margin), height: SearchField.height)
        if let cancelWidth {
            let box = Rect(
                x: isRightToLeft ? room.minX : room.maxX - cancelWidth, y: room.y, width: cancelWidth, height: room.height)
            cancel = box
            room.width = max(0, room.width - cancelWidth - Self.cancelGap)
            if isRightToLeft { room.x += cancelWidth + Self.cancelGap }
        }
        field = room
        if hasScopes {
            scopes = SearchRow.scopes(
                in: Rect(x: 0, y: row.maxY, width: bounds.width, height: Self.scopeRow), margin: Self.margin)
        }
    }

    static func height(hasScopes: Bool) -> Double { SearchField.height + 2 * inset + (hasScopes ? scopeRow : 0) }

    func relative(to origin: Point) -> SearchPlaces {
        func moved(_ box: Rect) -> Rect { box.offset(x: -origin.x, y: -origin.y) }
        return SearchPlaces(field: moved(field), cancel: cancel.map(moved), scopes: scopes.map(moved))
    }
}
