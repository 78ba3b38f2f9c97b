import LintelModel

/// Icon, label and badge of one tab, put above or beside one another.
struct TabItemFace {
    var icon: IconDrawing?
    var label: BarLabel
    var badge: String?
    var iconColor: Color
    var labelColor: Color
    var appearance: Appearance
    /// Nil is red.
    var badgeColor: DynamicColor?
    var picture = BarPicture()
    /// Moves the title; points.
    var titleOffset = Point(x: 0, y: 0)

    /// Icon above label, both centred in a box; lengths from the box's upper edge.
    func stacked(in box: Rect, iconMiddle: Double, baseline: Double) -> PlacedItem {
        let label = label.truncated(to: box.width)
        let iconBox = Rect(center: Point(x: box.midX, y: box.minY + iconMiddle), size: icon?.size ?? .zero)
        return item(in: box, iconBox: iconBox, label: label, x: box.midX - label.width / 2, baseline: box.minY + baseline)
    }

    var besideWidth: Double { label.width + (icon.map { $0.size.width + TabBarMetrics.besideGap } ?? 0) }

    /// Icon and label in one line, centred in the box's height; lines start at the left in either direction of writing.
    func beside(in box: Rect) -> PlacedItem {
        let size = icon?.size ?? .zero
        let iconBox = Rect(x: box.minX, y: box.midY - size.height / 2, width: size.width, height: size.height)
        let middle = box.midY + (label.font.ascent - label.font.descent) / 2
        return item(in: box, iconBox: iconBox, label: label, x: box.maxX - label.width, baseline: middle)
    }

    private func item(in box: Rect, iconBox: Rect, label: BarLabel, x: Double, baseline: Double) -> PlacedItem {
        var item = PlacedItem(id: icon == nil ? "title" : "icon", text: self.label.text, frame: box)
        item.target = box
        item.isTruncated = label.text != self.label.text
        item.missingPicture = icon?.missingPicture
        let isOriginal = picture.rendering == .original
        let ink = isOriginal ? picture.color?.resolved(for: appearance) ?? iconColor : iconColor
        let moved = iconBox.offset(x: (picture.insets.left - picture.insets.right) / 2, y: (picture.insets.top - picture.insets.bottom) / 2)
        item.drawing = icon?.drawing(in: moved, color: ink, isOriginal: isOriginal && picture.color == nil) ?? []
        if !label.text.isEmpty {
            item.drawing.append(label.drawing(x: x + titleOffset.x, baseline: baseline + titleOffset.y, color: labelColor))
        }
        if let badge {
            let corner = Point(x: iconBox.maxX, y: iconBox.minY)
            item.drawing += Badge(text: badge, measure: label.measure, color: badgeColor).drawing(at: corner, appearance: appearance)
        }
        return item
    }
}
