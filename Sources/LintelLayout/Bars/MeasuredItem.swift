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

    init(_ item: BarItem, palette: BarPalette, context: LayoutContext) {
        self.item = item
        self.palette = palette
        measure = context.environment.text
        let measure = measure
        func set(_ text: String) -> BarLabel {
            context.label(text, BarMetrics.titleSize, item.isSetInSemibold ? .semibold : .regular)
        }
        func label(_ text: String) -> Face { .label(set(text)) }
        widestTitle = item.possibleTitles.map { set($0).width }.max() ?? 0
        func icon(_ icon: Icon) -> Face {
            .icon(
                IconDrawing(
                    icon: icon, environment: context.environment, weight: context.symbolWeight(isGlass: palette.isGlass),
                    isRightToLeft: context.isRightToLeft))
        }
        switch item.content {
        case .title(let title): face = label(title)
        case .icon(let picture): face = icon(picture)
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

    /// How it takes part in the row's spreading; `titlePadding` is the room a title keeps towards its neighbours.
    func element(titlePadding: Double = BarMetrics.titlePadding) -> BarRow.Element {
        switch item.content {
        case .flexibleSpace: return .flexible
        case .fixedSpace(let width): return .fixed(width)
        case .title, .icon, .system, .segmented, .view: break
        }
        guard case .label = face else { return .piece(.init(width: width)) }
        let shortest = item.width == nil ? min(width, BarMetrics.shortestTitle) : width
        return .piece(.init(width: width, minimumWidth: shortest, padding: titlePadding))
    }

    /// The item in its box: `frame` as wide as it got and as high as the bar.
    func placed(in frame: Rect, lift: Double = 0) -> PlacedItem {
        var placed = PlacedItem(id: item.kind, frame: frame)
        placed.objectID = item.objectID
        let ink = palette.ink(of: item)
        switch face {
        case .label(let whole):
            let label = whole.truncated(to: frame.width)
            placed.show(label, cutFrom: whole, room: frame.width)
            placed.drawing = [label.drawing(centredIn: frame, color: ink, lift: lift)]
            if palette.underlinesTitles {
                placed.drawing.append(label.underline(x: frame.midX - label.width / 2, middle: frame.midY - lift, color: ink))
            }
        case .icon(let icon):
            placed.text = item.label
            placed.missingPicture = icon.missingPicture
            placed.drawing = icon.drawing(in: frame, color: ink)
        case .segments(let control):
            placed.frame = Rect(center: frame.center, size: Size(width: frame.width, height: control.size.height))
            placed.drawing = control.drawing(in: placed.frame)
        case .view(let size):
            placed.frame = Rect(center: frame.center, size: size)
            placed.drawing = CustomViewBox(rect: placed.frame, color: palette.disabled).drawing
        case .space: break
        }
        if let badge = item.badge {
            let corner = Point(x: faceBox(in: frame).maxX, y: faceBox(in: frame).minY)
            placed.drawing += Badge(text: badge, measure: measure).drawing(at: corner, appearance: palette.appearance)
        }
        return placed
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
