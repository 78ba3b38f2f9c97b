import LintelModel

/// The tab bar in its place. Nil where the screen shows none.
struct TabBarPlacer {
    private let context: LayoutContext
    private let tabBar: TabBar
    private let resolution: BarResolution
    private let frame: Rect
    private let background: Rect

    init?(_ context: LayoutContext) {
        guard let tabBar = context.screen.tabBar, let resolution = context.resolution.tabBar, let frame = context.frames.tabBar
        else { return nil }
        self.context = context
        self.tabBar = tabBar
        self.resolution = resolution
        self.frame = frame.content
        background = frame.background
    }

    func place() -> PlacedBar {
        if resolution.isGlass, let capsule = context.heights.glass?.tabBarCapsule { return glassBar(capsule) }
        let backdrop = BarBackdrop(
            resolution: resolution, extent: background, edge: .top, traits: appearance, context: context
        )
        return PlacedBar(frame: frame, backdrop: backdrop.drawing, items: isBeside ? besideItems : stackedItems)
    }

    /// Labels stand beside their icons in compact height and on iPads.
    private var isBeside: Bool { context.isRegularPad || context.isCompactHeight }

    private var appearance: Appearance { tabBar.isBlack ? .dark : context.traits.appearance }

    private func face(_ index: Int, labelSize: Double, symbolSide: Double) -> TabItemFace {
        let item = tabBar.items[index]
        let isSelected = index == tabBar.selected
        let own = item.look.look(isSelected: isSelected, isEnabled: item.isEnabled)
        let look = own.over(looks.look(isSelected: isSelected, isEnabled: item.isEnabled))
        let picture = isSelected ? item.selectedIcon ?? item.icon : item.icon
        let icon = picture.map {
            IconDrawing(
                icon: $0, environment: context.environment,
                weight: item.picture.symbolWeight ?? context.symbolWeight(isGlass: resolution.isGlass),
                isRightToLeft: context.isRightToLeft,
                symbolSide: item.picture.symbolSide ?? symbolSide)
        }
        let font = look.title.font
        let letters = looks.letters.map(TabBarMetrics.labelSize) ?? labelSize
        let label = context.label(item.title, font?.size ?? letters, font?.weight ?? .medium)
        var face = TabItemFace(
            icon: icon, label: label, badge: item.badge,
            iconColor: look.icon?.resolved(for: appearance) ?? color(index, else: Self.unselectedIcon),
            labelColor: look.title.color?.resolved(for: appearance) ?? color(index, else: Self.unselectedLabel), appearance: appearance)
        face.badgeColor = look.badge
        face.picture = item.picture
        face.titleOffset = look.title.titleOffset
        face.isRightToLeft = context.isRightToLeft
        face.isGlass = resolution.isGlass
        face.hasCompactBadge = context.isCompactHeight && !resolution.isGlass
        return face
    }

    /// Of the arrangement that the bar is in.
    private var looks: TabItemAppearance {
        let all = resolution.appearance.tabs
        guard isBeside, !resolution.isGlass else { return all.stacked }
        return context.isCompactHeight ? all.compactInline : all.inline
    }

    private func color(_ index: Int, else unselected: DynamicColor) -> Color {
        let isEnabled = tabBar.items[index].isEnabled
        if !isEnabled, resolution.isGlass { return DynamicColor.tertiaryLabel.resolved(for: appearance) }
        let resting = tabBar.unselectedTint ?? (resolution.isGlass ? .label : unselected)
        guard isEnabled else { return resting.resolved(for: appearance).opacity(TabBarMetrics.disabledStrength) }
        return (index == tabBar.selected ? tabBar.tint ?? .systemBlue : resting).resolved(for: appearance)
    }

    /// Of tabs that are not selected. Measured on public screenshots of iOS 12 to 16: icons 161 and labels 146 to 149 on light bars, both
    /// 125 on dark ones.
    private static let unselectedIcon = DynamicColor(light: Color(161, 161, 161), dark: Color(125, 125, 125))
    private static let unselectedLabel = DynamicColor(light: Color(146, 146, 146), dark: Color(125, 125, 125))

    // MARK: - Before system 26

    /// Equal shares of the width, icon above label.
    private var stackedItems: [PlacedItem] {
        let share = frame.width / Double(max(1, tabBar.items.count))
        return tabBar.items.indices.map { index in
            let box = context.directed(Rect(x: Double(index) * share, y: frame.y, width: share, height: frame.height))
            return face(index, labelSize: TabBarMetrics.labelSize, symbolSide: TabBarMetrics.symbolSide)
                .stacked(in: box, iconMiddle: TabBarMetrics.iconMiddle, baseline: TabBarMetrics.labelBaseline)
        }
    }

    /// Items of their own widths with equal gaps between them.
    private var besideItems: [PlacedItem] {
        let size = context.isPad ? TabBarMetrics.padLabelSize : TabBarMetrics.compactLabelSize
        let side = context.isPad ? TabBarMetrics.symbolSide : TabBarMetrics.compactSymbolSide
        let faces = tabBar.items.indices.map { face($0, labelSize: size, symbolSide: side) }
        let range = context.itemRange(margin: 0)
        let outer = context.isPad ? 1 : TabBarMetrics.compactOuterShare
        let free = range.upperBound - range.lowerBound - faces.reduce(0) { $0 + $1.besideWidth }
        let gap = max(0, free) / (Double(max(1, faces.count - 1)) + 2 * outer)
        var x = range.lowerBound + gap * outer
        return faces.map { face in
            defer { x += face.besideWidth + gap }
            return face.beside(in: context.directed(Rect(x: x, y: frame.y, width: face.besideWidth, height: frame.height)))
        }
    }

    // MARK: - Since system 26

    private func glassBar(_ capsule: GlassBars.Capsule) -> PlacedBar {
        let count = Double(max(1, tabBar.items.count))
        let overlap = TabBarMetrics.glassItemWidth - TabBarMetrics.glassPitch
        let natural = count * TabBarMetrics.glassPitch + overlap + 2 * TabBarMetrics.glassInset
        let room = context.size.width - 2 * capsule.sideMargin
        let fills = !context.isRegularPad && !context.isCompactHeight && tabBar.items.count >= TabBarMetrics.glassFillsFrom
        let width = fills ? room : min(natural, room)
        let pitch = (width - overlap - 2 * TabBarMetrics.glassInset) / count
        let plate = Rect(x: (context.size.width - width) / 2, y: frame.minY, width: width, height: capsule.height)
        var bar = PlacedBar(frame: frame)
        bar.backdrop = edgeEffect(above: plate) + glass(plate).drawing
        for index in tabBar.items.indices {
            let box = context.directed(
                Rect(
                    x: plate.x + TabBarMetrics.glassInset + Double(index) * pitch, y: plate.y + TabBarMetrics.glassInset,
                    width: pitch + overlap, height: plate.height - 2 * TabBarMetrics.glassInset))
            if index == tabBar.selected { bar.backdrop.append(selection(box)) }
            bar.items.append(
                face(index, labelSize: TabBarMetrics.labelSize, symbolSide: TabBarMetrics.symbolSide).stacked(
                    in: box, iconMiddle: TabBarMetrics.glassIconMiddle - TabBarMetrics.glassInset,
                    baseline: TabBarMetrics.glassLabelBaseline - TabBarMetrics.glassInset))
        }
        return bar
    }

    private func glass(_ plate: Rect) -> GlassCapsule {
        GlassCapsule(rect: plate, appearance: appearance, isOpaque: context.reducesTransparency)
    }

    /// The plate below the selected item. Measured on 402 × 874 and 440 × 956: 231 on glass of 250, 58 on glass of 25.
    private func selection(_ box: Rect) -> Scene.Item {
        let color = DynamicColor(light: Color(white: 0, alpha: 0.076), dark: Color(white: 1, alpha: 0.143))
        return .fill(.roundedRect(box, radius: box.height / 2), .color(color.resolved(for: appearance)))
    }

    private func edgeEffect(above plate: Rect) -> [Scene.Item] {
        guard resolution.slot == .standard || resolution.slot == .compact else { return [] }
        return [ScrollEdgeEffect(context: context).bottom(from: plate.minY - BarMetrics.edgeEffectReach)]
    }
}
