import LintelModel

/// The rows of search below a navigation bar's title. Nil where the bar has none, or all of it is scrolled away.
struct SearchRowPlacer {
    private let context: LayoutContext
    private let search: SearchBar
    private let palette: BarPalette
    private let row: Rect

    init?(_ context: LayoutContext, palette: BarPalette) {
        guard let search = context.screen.navigationBar?.search, let row = context.frames.search else { return nil }
        self.context = context
        self.search = search
        self.palette = palette
        self.row = row
    }

    private var isGlass: Bool { context.resolution.navigationBar?.isGlass ?? false }
    private var appearance: Appearance { context.traits.appearance }

    private var field: SearchField {
        SearchField(
            text: search.text, placeholder: search.placeholder ?? SystemItem.search.label(in: context.traits.locale),
            showsClear: search.showsClear, isGlass: isGlass, appearance: appearance, isRightToLeft: context.isRightToLeft,
            environment: context.environment)
    }

    private var cancelLabel: BarLabel { context.label(SystemItem.cancel.label(in: context.traits.locale), SearchField.fontSize) }

    func place() -> [PlacedItem] {
        let whole = isGlass ? Screen.glassSearchRowHeight : Screen.searchRowHeight
        let cancelWidth = search.showsCancel ? isGlass ? SearchField.glassHeight : cancelLabel.width : nil
        let places = SearchRow(
            row: row, wholeHeight: whole, isGlass: isGlass, margin: context.margin, cancelWidth: cancelWidth,
            isRightToLeft: context.isRightToLeft)
        let height = isGlass ? SearchField.glassHeight : SearchField.height
        var item = PlacedItem(id: "searchField", text: search.text.isEmpty ? field.placeholder : search.text, frame: places.field)
        item.target = places.field
        item.drawing = field.drawing(in: places.field, wholeHeight: height)
        return [item] + (places.cancel.map { [cancel(in: $0)] } ?? []) + scopes
    }

    /// A word; on glass a round button with a cross.
    private func cancel(in box: Rect) -> PlacedItem {
        var item = PlacedItem(id: "searchCancel", text: cancelLabel.text, frame: box)
        item.target = box
        if isGlass {
            let side = IconDrawing.barSymbolSide
            let cross = SymbolCatalogue.symbol(named: "xmark")?.drawing(
                in: Rect(center: box.center, size: Size(width: side, height: side)), color: palette.label)
            item.drawing = GlassCapsule(rect: box, appearance: appearance, isOpaque: context.reducesTransparency).drawing + (cross ?? [])
        } else {
            item.drawing = [cancelLabel.drawing(centredIn: box, color: palette.accent)]
        }
        return item
    }

    private var scopes: [PlacedItem] {
        guard let band = context.frames.searchScopes else { return [] }
        let box = SearchRow.scopes(in: band, margin: context.margin)
        let control = SegmentedControl(
            titles: search.scopes, selected: search.selectedScope, measure: context.environment.text, appearance: appearance)
        var item = PlacedItem(id: "searchScopes", text: search.scopes.joined(separator: " | "), frame: box)
        item.target = box
        item.drawing = control.drawing(in: box)
        return [item]
    }
}
