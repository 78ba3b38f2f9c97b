import LintelModel

/// One row of a menu: its words in their lines, its mark and its picture.
struct MenuRowFace {
    private let element: BarMenu.Element
    private let columns: MenuColumns
    private let title: WrappedLabel
    private let subtitle: WrappedLabel
    private let icon: IconDrawing?

    init(_ element: BarMenu.Element, columns: MenuColumns) {
        self.element = element
        self.columns = columns
        let context = columns.context
        let room = columns.titleEnd(element) - columns.titleStart
        let limit = context.traits.textSize.isAccessibilitySize ? nil : MenuMetrics.titleLines
        title = WrappedLabel(context.label(element.title, columns.bodySize), room: room, limit: limit)
        let size = columns.metrics.subtitleStyle.pointSize(at: context.traits.textSize)
        subtitle = WrappedLabel(context.label(element.subtitle ?? "", size), room: room, limit: limit)
        icon = element.icon.flatMap { icon in
            guard columns.showsImages else { return nil }
            return IconDrawing(
                icon: icon, environment: context.environment, weight: context.symbolWeight(isGlass: false),
                isRightToLeft: context.isRightToLeft, maximumHeight: columns.scaled(MenuMetrics.flat.imageBox),
                symbolSide: columns.scaled(MenuMetrics.symbolSide))
        }
    }

    private var metrics: MenuMetrics { columns.metrics }
    private var hasSubtitle: Bool { !subtitle.lines.isEmpty }

    private var lastTitleBaseline: Double { columns.scaled(metrics.firstBaseline) + title.span }
    private var firstSubtitleBaseline: Double { lastTitleBaseline + columns.scaled(metrics.subtitleDistance) }

    var height: Double {
        guard hasSubtitle else { return lastTitleBaseline + columns.scaled(metrics.lastBaseline) }
        return firstSubtitleBaseline + subtitle.span + columns.scaled(metrics.lastBaselineWithSubtitle)
    }

    var isTruncated: Bool { title.isTruncated || subtitle.isTruncated }
    var missingPicture: String? { icon?.missingPicture }

    private var ink: Color {
        let appearance = columns.context.traits.appearance
        guard element.isEnabled else { return DynamicColor.tertiaryLabel.resolved(for: appearance) }
        return (element.isDestructive ? DynamicColor.systemRed : .label).resolved(for: appearance).opacity(Self.strength)
    }

    /// `itemPrimaryAlpha` of `_UIContextMenuPlatformMetrics`.
    private static let strength = 0.96

    /// From the panel's left edge, and from `y` of its top on.
    func drawing(y: Double) -> [Scene.Item] {
        let context = columns.context
        let secondary = DynamicColor.secondaryLabel.resolved(for: context.traits.appearance)
        let start = columns.titleStart
        let room = columns.titleEnd(element) - start
        let x = columns.directed(Rect(x: start, y: 0, width: room, height: 0)).x
        let middle = y + height / 2
        var items = title.drawing(
            x: x, room: room, baseline: y + columns.scaled(metrics.firstBaseline), color: ink, isMirrored: context.isRightToLeft)
        items += subtitle.drawing(
            x: x, room: room, baseline: y + firstSubtitleBaseline, color: element.isEnabled ? secondary : ink,
            isMirrored: context.isRightToLeft)
        if let name = markName {
            let side = element.isSubmenu ? MenuMetrics.chevronSide : MenuMetrics.markSide
            items += columns.symbol(name, side: side, around: Point(x: columns.markMiddle, y: middle), color: ink)
        }
        if let icon {
            let box = columns.directed(Rect(center: Point(x: columns.imageMiddle, y: middle), size: icon.size))
            items += icon.drawing(in: box, color: ink)
        }
        return items
    }

    private var markName: String? {
        if element.isSubmenu { return "chevron.right" }
        switch element.state {
        case .off: return nil
        case .on: return "checkmark"
        case .mixed: return "minus"
        }
    }
}
