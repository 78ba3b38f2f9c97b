import LintelModel

/// The lines of one menu from top to bottom: title, rows, dividers. Their boxes begin at the panel's corner until it has a place.
struct MenuPanel {
    private let columns: MenuColumns
    private let pressed: [Int]?
    private var lines: [(part: PlacedMenu.Part, drawing: [Scene.Item])] = []
    private(set) var height = 0.0

    /// - Parameters:
    ///   - opened: the submenu this is; nil for the menu itself.
    ///   - sections: in the order of the screen.
    init(title: String, opened: BarMenu.Element?, sections: [MenuSection], pressed: [Int]?, columns: MenuColumns) {
        self.columns = columns
        self.pressed = pressed
        if let opened { addBack(opened) } else if !title.isEmpty { addTitle(title, metrics.titleInsets) }
        for (index, section) in sections.enumerated() {
            if index > 0 { addDivider() } else if !lines.isEmpty { addLine() }
            height += metrics.sectionInset
            if !section.title.isEmpty {
                addTitle(section.title, metrics.headerInsets)
                addLine()
            }
            for (number, row) in section.rows.enumerated() {
                if number > 0 { addLine() }
                addRow(row)
            }
            height += metrics.sectionInset
        }
    }

    private var metrics: MenuMetrics { columns.metrics }
    private var context: LayoutContext { columns.context }
    private var appearance: Appearance { context.traits.appearance }
    private var width: Double { columns.width }

    private mutating func add(_ kind: PlacedMenu.Part.Kind, height: Double, text: String = "", drawing: [Scene.Item]) {
        let frame = Rect(x: 0, y: self.height, width: width, height: height)
        let part = PlacedMenu.Part(kind: kind, frame: frame, text: text, isTruncated: false)
        lines.append((part, drawing))
        self.height += height
    }

    private mutating func addTitle(_ title: String, _ insets: (top: Double, bottom: Double)) {
        let size = metrics.titleStyle.pointSize(at: context.traits.textSize)
        let room = width - columns.contentStart - metrics.padding
        let label = WrappedLabel(context.label(title, size, metrics.titleWeight), room: room, limit: nil)
        let x = columns.directed(Rect(x: columns.contentStart, y: 0, width: room, height: 0)).x
        let baseline = height + insets.top + Font(size: size).ascent
        let color = DynamicColor.secondaryLabel.resolved(for: appearance)
        add(
            .title, height: insets.top + label.height + insets.bottom, text: title,
            drawing: label.drawing(x: x, room: room, baseline: baseline, color: color, isMirrored: context.isRightToLeft))
    }

    /// A submenu's title, with the chevron of the row it came from turned down.
    private mutating func addBack(_ element: BarMenu.Element) {
        let rowHeight = columns.scaled(metrics.firstBaseline) + columns.scaled(metrics.lastBaseline)
        let start = metrics.padding + columns.scaled(metrics.indentation)
        let room = width - start - metrics.padding
        let label = WrappedLabel(context.label(element.title, columns.bodySize, .semibold), room: room, limit: 1)
        let ink = DynamicColor.label.resolved(for: appearance)
        let x = columns.directed(Rect(x: start, y: 0, width: room, height: 0)).x
        let inset = metrics.sectionInset
        let top = height + inset
        let chevron = columns.symbol(
            "chevron.down", side: MenuMetrics.chevronSide, around: Point(x: columns.markMiddle, y: top + rowHeight / 2), color: ink)
        add(
            .back, height: inset + rowHeight, text: element.title,
            drawing: chevron
                + label.drawing(
                    x: x, room: room, baseline: top + columns.scaled(metrics.firstBaseline), color: ink, isMirrored: context.isRightToLeft))
    }

    private mutating func addRow(_ row: MenuSection.Row) {
        let face = MenuRowFace(row.element, columns: columns)
        let frame = Rect(x: 0, y: height, width: width, height: face.height)
        add(.row(row.path), height: face.height, text: row.element.title, drawing: plate(row, in: frame) + face.drawing(y: height))
        let last = lines.count - 1
        lines[last].part.subtitle = row.element.subtitle
        lines[last].part.element = row.element
        lines[last].part.isTruncated = face.isTruncated
        lines[last].part.missingPicture = face.missingPicture
    }

    /// Under a finger. Its strength is ours.
    private func plate(_ row: MenuSection.Row, in frame: Rect) -> [Scene.Item] {
        guard row.path == pressed, row.element.isEnabled else { return [] }
        let inset = metrics.pressedInset
        let box = Rect(x: inset, y: frame.y, width: frame.width - 2 * inset, height: frame.height)
        let radius = inset > 0 ? min(metrics.cornerRadius - inset, box.height / 2) : 0
        return [.fill(.roundedRect(box, radius: radius), .color(DynamicColor.label.resolved(for: appearance).opacity(0.08)))]
    }

    /// The hairline between two rows.
    private mutating func addLine() {
        guard metrics.rowLinePixels > 0 else { return }
        let line = Rect(x: 0, y: height, width: width, height: metrics.rowLinePixels * context.hairline)
        lines[lines.count - 1].drawing.append(.fill(.rect(line), .color(DynamicColor.separator.resolved(for: appearance))))
        height += line.height
    }

    private mutating func addDivider() {
        let inset = metrics.sectionLineInset
        let line = Rect(x: inset, y: height, width: width - 2 * inset, height: metrics.sectionLine)
        let color = (inset > 0 ? Self.thinDivider : Self.broadDivider).resolved(for: appearance)
        add(.divider, height: metrics.sectionLine, drawing: [.fill(.rect(line), .color(color))])
    }

    /// `sectionSeparatorColor`: of the broad one the class names black and not how much of it, which is ours.
    private static let broadDivider = DynamicColor(light: Color(white: 0, alpha: 0.08), dark: Color(white: 0, alpha: 0.16))
    private static let thinDivider = DynamicColor(light: Color(white: 0, alpha: 0.08), dark: Color(white: 1, alpha: 0.08))

    // MARK: - In its place

    /// - Parameters:
    ///   - beginsAtEnd: what does not fit is cut off at the upper end.
    ///   - opacity: below 1 where a submenu lies above.
    func placed(in frame: Rect, scroll: Double, beginsAtEnd: Bool, opacity: Double) -> PlacedMenu.Panel {
        let plate = MenuPlate(
            rect: frame, radius: min(metrics.cornerRadius, frame.height / 2), isGlass: metrics.leadsWithImage, appearance: appearance,
            isOpaque: context.reducesTransparency)
        let most = max(0, height - frame.height)
        let range = beginsAtEnd ? -most...0 : 0...most
        let rest = beginsAtEnd ? most : 0
        let top = frame.y - rest - min(max(scroll, range.lowerBound), range.upperBound)
        let content = lines.flatMap(\.drawing).map { $0.offset(x: frame.x, y: top) }
        let group = Group(content, clip: .roundedRect(frame, radius: plate.radius), opacity: opacity)
        let parts = lines.map { line in
            var part = line.part
            part.frame = part.frame.offset(x: frame.x, y: top).intersection(frame)
            return part
        }
        return PlacedMenu.Panel(
            frame: frame, cornerRadius: plate.radius, parts: parts.filter { !$0.frame.isEmpty }, scrollRange: range,
            drawing: plate.drawing + [.group(group)])
    }

    /// Where a row lies below the panel's top.
    func offset(ofRow path: [Int]) -> Double? { lines.first { $0.part.kind == .row(path) }?.part.frame.y }
}
