package import LintelModel

/// A search field: a rounded box with a magnifying glass, and text or placeholder (`UISearchBar`'s field since system 11).
package struct SearchField {
    package var text: String
    package var placeholder: String
    /// The cross that empties the field.
    package var showsClear: Bool
    package var isGlass: Bool
    package var appearance: Appearance
    package var isRightToLeft: Bool
    package var environment: LayoutEnvironment

    package init(
        text: String, placeholder: String, showsClear: Bool, isGlass: Bool, appearance: Appearance, isRightToLeft: Bool,
        environment: LayoutEnvironment
    ) {
        self.text = text
        self.placeholder = placeholder
        self.showsClear = showsClear
        self.isGlass = isGlass
        self.appearance = appearance
        self.isRightToLeft = isRightToLeft
        self.environment = environment
    }

    /// Height of the box: 36 since system 11 (a bar of 56 less 10 above and below); on glass as high as its buttons.
    package static let height = 36.0
    package static let glassHeight = 44.0
    /// Size of the text (H:typography, body).
    package static let fontSize = 17.0
    // By eye, on screenshots of search bars of systems 13 to 18.
    private static let radius = 10.0
    private static let iconSide = 18.0
    private static let iconInset = 7.0
    /// From the box's start to the text.
    package static let textInset = 31.0
    /// From the text to the box's end.
    package static let endInset = 8.0
    /// Side of the clear button, and the gap between it and the field's end.
    package static let clearSide = 19.0
    package static let clearGap = 5.0

    /// H:color, tertiary fill; secondary label.
    private static let ground = DynamicColor(light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))

    /// Where the text lies in the box.
    package static func textRoom(in box: Rect, isRightToLeft: Bool) -> Rect {
        let width = max(0, box.width - textInset - endInset)
        return Rect(x: box.x + (isRightToLeft ? endInset : textInset), y: box.y, width: width, height: box.height)
    }

    /// The text as it is shown: cut where the field is too narrow.
    var label: BarLabel { BarLabel(text: text.isEmpty ? placeholder : text, font: Font(size: Self.fontSize), measure: environment.text) }

    /// A row that scrolls away squeezes the box; what no longer fits fades.
    package func drawing(in box: Rect, wholeHeight: Double) -> [Scene.Item] {
        let share = min(max(box.height / max(wholeHeight, 1) * 2 - 1, 0), 1)
        let content = contents(in: box)
        return ground(in: box) + (share >= 1 ? content : share > 0 ? [.group(Group(content, opacity: share))] : [])
    }

    private func ground(in box: Rect) -> [Scene.Item] {
        if isGlass { return GlassCapsule(rect: box, appearance: appearance, isOpaque: false).drawing }
        let radius = min(Self.radius, box.height / 2)
        return [.fill(.roundedRect(box, radius: radius), .color(Self.ground.resolved(for: appearance)))]
    }

    private func contents(in box: Rect) -> [Scene.Item] {
        let ink = DynamicColor.secondaryLabel.resolved(for: appearance)
        let side = Self.iconSide
        let iconX = isRightToLeft ? box.maxX - Self.iconInset - side : box.minX + Self.iconInset
        let icon = Rect(x: iconX, y: box.midY - side / 2, width: side, height: side)
        let room = Self.textRoom(in: box, isRightToLeft: isRightToLeft)
        let shown = label.truncated(to: showsClear ? max(0, room.width - Self.clearSide) : room.width)
        let x = isRightToLeft ? room.maxX - shown.width : room.minX
        let clearX = isRightToLeft ? box.minX + Self.clearGap : box.maxX - Self.clearGap - Self.clearSide
        let clear = Rect(x: clearX, y: box.midY - Self.clearSide / 2, width: Self.clearSide, height: Self.clearSide)
        let cross = showsClear ? SymbolCatalogue.symbol(named: "xmark.circle.fill")?.drawing(in: clear, color: ink) ?? [] : []
        let color = text.isEmpty ? ink : DynamicColor.label.resolved(for: appearance)
        return (SymbolCatalogue.symbol(named: "magnifyingglass")?.drawing(in: icon, color: ink) ?? [])
            + [shown.drawing(x: x, middle: box.midY, color: color)] + cross
    }
}
