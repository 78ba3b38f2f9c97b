import LintelModel

/// The large content viewer: while a finger is held on an item of a bar at an accessibility text size, its picture and title stand large in
/// the middle of the screen (TB-59). Nil otherwise.
struct LargeContentPlacer {
    private let context: LayoutContext
    private let item: BarItem

    init?(_ context: LayoutContext) {
        guard context.traits.textSize.isAccessibilitySize else { return nil }
        let screen = context.screen
        let toolbar = context.frames.toolbar == nil ? [] : screen.toolbar?.items ?? []
        let navigation =
            context.frames.navigationBar == nil ? [] : (screen.navigationBar?.leading ?? []) + (screen.navigationBar?.trailing ?? [])
        guard let item = (toolbar + navigation).first(where: { $0.touch == .held && !$0.isSpace }) else { return nil }
        self.context = context
        self.item = item
    }

    /// The plate's side and corners, the picture's height, the title's size, and the room around them: ours, judged by UIKit's viewer; no
    /// source gives figures.
    private static let side = 252.0
    private static let radius = 28.0
    private static let pictureSide = 96.0
    private static let titleSize = 28.0
    private static let inset = 20.0
    private static let gap = 20.0

    func place() -> PlacedItem {
        let appearance = context.traits.appearance
        let box = Rect(
            center: Point(x: context.size.width / 2, y: context.size.height / 2), size: Size(width: Self.side, height: Self.side))
        let plate = Scene.Item.plate(
            .roundedRect(box, radius: Self.radius), Material.systemMaterial.blur(appearance), isOpaque: context.reducesTransparency)
        let ink = DynamicColor.label.resolved(for: appearance)
        let whole = context.label(item.largeTitle(in: context.traits.locale), Self.titleSize, .semibold)
        let label = whole.truncated(to: Self.side - 2 * Self.inset)
        let hasTitle = !label.text.isEmpty
        let stack = Self.pictureSide + (hasTitle ? Self.gap + label.font.lineHeight : 0)
        var placed = PlacedItem(id: "largeContent", frame: box)
        placed.show(label, cutFrom: whole, room: Self.side - 2 * Self.inset)
        placed.drawing = [plate]
        if let picture {
            let insets = item.picture.largeIcon == nil ? .zero : item.picture.largeInsets
            let square = Rect(
                x: box.midX - Self.pictureSide / 2, y: box.midY - stack / 2, width: Self.pictureSide, height: Self.pictureSide
            ).inset(by: insets)
            placed.missingPicture = picture.missingPicture
            placed.drawing += picture.drawing(in: square, color: ink, isOriginal: item.picture.rendering == .original)
        }
        let middle = picture == nil ? box.midY : box.midY + stack / 2 - label.font.lineHeight / 2
        if hasTitle { placed.drawing.append(label.drawing(x: box.midX - label.width / 2, middle: middle, color: ink)) }
        return placed
    }

    private var picture: IconDrawing? {
        guard let icon = item.picture.largeIcon ?? item.icon(in: context.era) else { return nil }
        return IconDrawing(
            icon: icon, environment: context.environment, weight: context.symbolWeight(isGlass: false),
            isRightToLeft: context.isRightToLeft,
            maximumHeight: Self.pictureSide, symbolSide: Self.pictureSide, enlarges: true)
    }
}

extension BarItem {
    /// What the bar shows as a picture.
    func icon(in era: SystemEra) -> Icon? {
        switch content {
        case .icon(let icon): icon
        case .system(let item): item.symbol(in: era).map { .symbol($0) }
        case .title, .flexibleSpace, .fixedSpace, .segmented, .view: nil
        }
    }

    /// The item in words, as the large content viewer and menus have it: its label, else its title, else the system's word (TB-59).
    func largeTitle(in locale: LocaleIdentifier) -> String {
        if let label, !label.isEmpty { return label }
        switch content {
        case .title(let title): return title
        case .system(let item): return item.label(in: locale)
        case .icon, .flexibleSpace, .fixedSpace, .segmented, .view: return ""
        }
    }
}
