package import LintelModel

/// A bar item with its looks settled: what it shows, how wide it is, how it is painted into a box.
struct MeasuredItem {
    /// What an item comes to once language, era and catalogue have spoken.
    enum Face {
        case label(BarLabel)
        case icon(IconDrawing)
        case segments(SegmentedControl)
        case view(Size)
        case space
    }

    let item: BarItem
    let face: Face
    let palette: BarPalette
    /// Width of the widest title the item may take (TB-54); 0 without any.
    private let widestTitle: Double
    private let measure: any TextMeasuring
    /// What the bar's appearance moves the title by, and puts behind the item (TB-19).
    private let titleOffset: Point
    private let background: String?
    /// What the item's insets move its icon by (TB-55).
    private let pictureOffset: Point

    init(_ item: BarItem, palette: BarPalette, context: LayoutContext) {
        self.item = item
        self.palette = palette
        measure = context.environment.text
        let measure = measure
        let looks = palette.itemLooks(of: item)
        let look = looks.look(in: item.state)
        titleOffset = look.titleOffset
        background = look.backgroundImage
        func set(_ text: String) -> BarLabel {
            if let font = look.font { return context.label(text, font.size, font.weight) }
            return context.label(text, BarMetrics.titleSize, item.isSetInSemibold || looks.letters == .done ? .semibold : .regular)
        }
        let isLow = context.isCompactHeight
        let shift = isLow && item.picture.landscapeIcon != nil ? item.picture.landscapeInsets : item.picture.insets
        pictureOffset = Point(x: (shift.left - shift.right) / 2, y: (shift.top - shift.bottom) / 2)
        let tallest = min(BarMetrics.tallestPicture, context.heights.toolbar.value(context.traits.orientation))
        func label(_ text: String) -> Face { .label(set(text)) }
        widestTitle = item.possibleTitles.map { set($0).width }.max() ?? 0
        func icon(_ icon: Icon) -> Face {
            .icon(
                IconDrawing(
                    icon: icon, environment: context.environment,
                    weight: item.picture.symbolWeight ?? context.symbolWeight(isGlass: palette.isGlass),
                    isRightToLeft: context.isRightToLeft, maximumHeight: tallest,
                    symbolSide: min(item.picture.symbolSide ?? BarMetrics.iconSize, tallest)))
        }
        switch item.content {
        case .title(let title): face = label(title)
        case .icon(let picture): face = icon(isLow ? item.picture.landscapeIcon ?? picture : picture)
        case .system(let system):
            if let symbol = system.symbol(in: context.era) {
                face = icon(.symbol(symbol))
            } else {
                face = label(system.title(in: context.traits.locale))
            }
        case .segmented(let titles):
            face = .segments(SegmentedControl(titles: titles, measure: measure, appearance: palette.appearance))
        case .view(let size): face = .view(size)
        case .flexibleSpace, .fixedSpace: face = .space
        }
    }

    var isIcon: Bool {
        switch face {
        case .icon: true
        case .label, .segments, .view, .space: false
        }
    }

    /// `width` where the item fixes it (TB-53), else what its face takes.
    var width: Double {
        if let fixed = item.width, fixed > 0, !item.isSpace { return fixed }
        switch face {
        case .label(let label): return max(label.width, widestTitle)
        case .icon(let icon): return icon.size.width
        case .segments(let control): return control.size.width
        case .view(let size): return size.width
        case .space: return 0
        }
    }

    /// How it takes part in the row's spreading.
    func element(_ paddings: ItemPaddings) -> BarRow.Element {
        switch item.content {
        case .flexibleSpace: return .flexible
        case .fixedSpace(let width): return .fixed(width)
        case .title, .icon, .system, .segmented, .view: break
        }
        switch face {
        case .icon: return .piece(.init(width: width, padding: paddings.picture))
        case .segments, .view, .space: return .piece(.init(width: width, padding: paddings.view))
        case .label:
            let shortest = item.width == nil ? min(width, BarMetrics.shortestTitle) : width
            return .piece(.init(width: width, minimumWidth: shortest, padding: paddings.title))
        }
    }

    /// The item in its box: `frame` as wide as it got and as high as the bar.
    func placed(in frame: Rect, lift: Double = 0) -> PlacedItem {
        var placed = PlacedItem(id: item.kind, frame: frame)
        placed.objectID = item.objectID
        placed.identifier = item.identifier
        placed.isEnabled = item.isEnabled
        placed.menu = item.menu
        placed.opensMenuOnTap = item.opensMenuOnTap
        let ink = isCutOut ? palette.cutOut : palette.ink(of: item)
        placed.drawing = plate(in: frame)
        switch face {
        case .label(let whole):
            let ink = isCutOut ? ink : palette.titleInk(of: item)
            let label = whole.truncated(to: frame.width)
            placed.show(label, cutFrom: whole, room: frame.width)
            let box = frame.offset(x: titleOffset.x, y: titleOffset.y)
            placed.drawing.append(label.drawing(centredIn: box, color: ink, lift: lift))
            if palette.underlinesTitles {
                placed.drawing.append(label.underline(x: frame.midX - label.width / 2, middle: frame.midY - lift, color: ink))
            }
        case .icon(let icon):
            placed.text = item.label
            placed.missingPicture = icon.missingPicture
            placed.drawing += icon.drawing(
                in: frame.offset(x: pictureOffset.x, y: pictureOffset.y), color: pictureInk(else: ink),
                isOriginal: item.picture.rendering == .original && item.picture.color == nil)
        case .segments(let control):
            placed.frame = Rect(center: frame.center, size: Size(width: frame.width, height: control.size.height))
            placed.drawing += control.drawing(in: placed.frame)
        case .view(let size):
            placed.frame = Rect(center: frame.center, size: size)
            placed.drawing += CustomViewBox(rect: placed.frame, color: palette.disabled).drawing
        case .space: break
        }
        placed.target = target(placed.frame)
        if let badge = item.badge {
            let corner = Point(x: faceBox(in: frame).maxX, y: faceBox(in: frame).minY)
            placed.drawing += Badge(text: badge, measure: measure).drawing(at: corner, appearance: palette.appearance)
        }
        return placed
    }

    /// A picture that brings its own colour keeps it (TB-56).
    private func pictureInk(else ink: Color) -> Color {
        guard item.picture.rendering == .original, let own = item.picture.color else { return ink }
        return palette.resolved(own)
    }

    /// The system's buttons are widened; a custom view and a control are touched where they are (TB-64, TB-81).
    private func target(_ frame: Rect) -> Rect? {
        switch face {
        case .label, .icon: frame.grownToTouch
        case .segments, .view: frame
        case .space: nil
        }
    }

    /// What lies behind the item: the appearance's picture, and the plate of a toggle that is on (TB-19, TB-79).
    private func plate(in frame: Rect) -> [Scene.Item] {
        guard !item.isSpace else { return [] }
        let picture = background.map { [Scene.Item.image(Picture(file: $0, rect: frame, mode: .scaleToFill))] } ?? []
        guard item.isSelected, item.isEnabled else { return picture }
        let size = plateSize(in: frame)
        let radius = palette.isGlass ? size.height / 2 : BarMetrics.selectionRadius
        let box = Rect(center: frame.center, size: size)
        return picture + [.fill(.roundedRect(box, radius: radius), .color(palette.selection(of: item)))]
    }

    private func plateSize(in frame: Rect) -> Size {
        if !palette.isGlass, case .icon(let icon) = face {
            let outset = BarMetrics.pictureSelectionOutset
            return Size(width: icon.size.width + 2 * outset.width, height: min(icon.size.height + 2 * outset.height, frame.height))
        }
        return Size(
            width: max(frame.width + 2 * BarMetrics.selectionOutset, BarMetrics.selectionHeight),
            height: min(BarMetrics.selectionHeight, frame.height))
    }

    /// A toggle that is on, before system 26 (TB-79).
    private var isCutOut: Bool {
        guard item.isSelected, item.isEnabled, !palette.isGlass else { return false }
        switch face {
        case .label, .icon: return true
        case .segments, .view, .space: return false
        }
    }

    /// The box of what is painted, for the badge to hang on.
    private func faceBox(in frame: Rect) -> Rect {
        switch face {
        case .label(let label): Rect(center: frame.center, size: Size(width: label.width, height: label.font.lineHeight))
        case .icon(let icon): Rect(center: frame.center, size: icon.size)
        case .segments(let control): Rect(center: frame.center, size: control.size)
        case .view(let size): Rect(center: frame.center, size: size)
        case .space: frame
        }
    }
}

extension BarItem {
    /// The kind as `measure` names it.
    package var kind: String {
        switch content {
        case .title: "title"
        case .icon: "icon"
        case .system: "system"
        case .flexibleSpace: "flexibleSpace"
        case .fixedSpace: "fixedSpace"
        case .segmented: "segmented"
        case .view: "view"
        }
    }

    /// Done items, and the system items that are done by nature (TB-52, TB-74).
    var isSetInSemibold: Bool {
        switch content {
        case .system(let system): style != .plain || system.isEmphasized
        case .title, .icon, .flexibleSpace, .fixedSpace, .segmented, .view: style != .plain
        }
    }
}
